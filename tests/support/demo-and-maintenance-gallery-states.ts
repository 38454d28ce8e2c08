import { substringPattern } from '#features/support/page'
import { demoSettingsTexts } from '@/ui/texts/demo-settings.texts'
import { diagnosticsTexts } from '@/ui/texts/diagnostics.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { maintenanceTexts } from '@/ui/texts/maintenance.texts'
import { componentGalleryTexts } from '@/ui/texts/wiki.texts'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForHeading,
  demoStateWithNextCallAnswer,
  type GalleryState,
} from './gallery-tools'

/**
 * Gallery states of the demo panel and the diagnostics, and of the screens for maintenance and a
 * wrong configuration.
 */
export const demoAndMaintenanceGalleryStates: readonly GalleryState[] = [
  {
    name: 'panel-de-la-demo',
    address: demoAddressForPersona('marta', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByRole('button', { name: demoTexts.open }).press()
      await page.getByRole('dialog').waitToAppear()
    },
  },
  {
    name: 'configuracion-mal',
    address: '/validacion-dni',
    configurationName: 'wrong',
    prepare: async (page) => page.getByRole('heading', { level: 1 }).waitToAppear(),
  },
  {
    name: 'diagnostico',
    address: demoAddressForPersona(
      'paula',
      '/mis-tarjetas',
      demoStateWithNextCallAnswer('cards.listCards', 'odd-entry'),
    ),
    configurationName: 'diagnostics',
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByText(diagnosticsTexts.title(1)).press()
      await page
        .getByRole('complementary', { name: diagnosticsTexts.panel })
        .getByRole('listitem')
        .firstMatch()
        .waitToAppear()
    },
  },
  {
    name: 'mantenimiento',
    address: demoAddressForPersona('marta', '/inicio'),
    configurationName: 'maintenance',
    prepare: async (page) => waitForHeading(page, maintenanceTexts.title({ text: '' })),
  },
  {
    name: 'wiki',
    address: addressWithDemoState('/wiki'),
    prepare: async (page) => waitForHeading(page, componentGalleryTexts.title),
  },
  {
    name: 'panel-de-la-demo-fallas',
    address: demoAddressForPersona('raul', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByRole('button', { name: demoTexts.open }).press()
      const panel = page.getByRole('dialog')
      await panel.getByLabel(demoTexts.faults.call).selectOption('payments.payWithSavedCard')
      await panel
        .getByLabel(substringPattern(demoTexts.faults.answer))
        .selectOption(demoTexts.faults.answers.code)
      const codes = panel.getByLabel(demoTexts.faults.code)
      await codes.selectOption((await codes.optionTexts())[1] ?? '')
      await panel.getByRole('button', { name: demoTexts.faults.add }).press()
      await panel.getByRole('listitem').firstMatch().waitToAppear()
    },
  },
  {
    name: 'panel-de-la-demo-situaciones',
    address: demoAddressForPersona('raul', '/inicio', { set: { cardRefusal: 'DENIED', noCvu: true } }),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByRole('button', { name: demoTexts.open }).press()
      const panel = page.getByRole('dialog')
      await panel.getByLabel(substringPattern(demoTexts.credit)).selectOption('40116602')
      await panel.getByCss('summary').filterByContent(demoSettingsTexts.loan.title).press()
      await panel.getByCss('summary').filterByContent(demoSettingsTexts.title).press()
      await panel.getByLabel(demoSettingsTexts.labels.noLoans).hover()
    },
  },
  {
    name: 'cinta-oculta',
    address: demoAddressForPersona('raul', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByRole('button', { name: demoTexts.hide }).press()
      await page.getByRole('button', { name: demoTexts.open }).waitToDisappear()
    },
  },
]
