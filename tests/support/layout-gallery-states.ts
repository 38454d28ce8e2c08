import { textContaining } from '#features/support/page'
import { overridesTexts } from '@/ui/texts/overrides.texts'
import { diagnosticsTexts } from '@/ui/texts/diagnostics.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { maintenanceTexts } from '@/ui/texts/maintenance.texts'
import { wikiTexts } from '@/ui/texts/wiki.texts'
import {
  addressAs,
  addressWithState,
  waitUntilIdle,
  waitForHeading,
  nextAnswers,
  type GalleryState,
} from './gallery-tools'

/**
 * Gallery screenshots of what surrounds the screens: demo panel, diagnostics, maintenance, wrong
 * configuration.
 */
export const layoutStates: readonly GalleryState[] = [
  {
    name: 'panel-de-la-demo',
    address: addressAs('marta', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await waitUntilIdle(page)
      await page.role('button', { name: demoTexts.open }).press()
      await page.role('dialog').waitToAppear()
    },
  },
  {
    name: 'configuracion-mal',
    address: '/validacion-dni',
    configuration: 'wrong',
    prepare: async (page) => page.role('heading', { level: 1 }).waitToAppear(),
  },
  {
    name: 'diagnostico',
    address: addressAs('paula', '/mis-tarjetas', nextAnswers('cards.listCards', 'odd-entry')),
    configuration: 'diagnostics',
    prepare: async (page) => {
      await waitUntilIdle(page)
      await page.text(diagnosticsTexts.title(1)).press()
      await page
        .role('complementary', { name: diagnosticsTexts.panel })
        .role('listitem')
        .first()
        .waitToAppear()
    },
  },
  {
    name: 'mantenimiento',
    address: addressAs('marta', '/inicio'),
    configuration: 'maintenance',
    prepare: async (page) => waitForHeading(page, maintenanceTexts.title({ text: '' })),
  },
  {
    name: 'wiki',
    address: addressWithState('/wiki'),
    prepare: async (page) => waitForHeading(page, wikiTexts.title),
  },
  {
    name: 'panel-de-la-demo-fallas',
    address: addressAs('raul', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await waitUntilIdle(page)
      await page.role('button', { name: demoTexts.open }).press()
      const panel = page.role('dialog')
      await panel.label(demoTexts.faults.call).choose('payments.payWithSavedCard')
      await panel.label(textContaining(demoTexts.faults.answer)).choose(demoTexts.faults.answers.code)
      const codes = panel.label(demoTexts.faults.code)
      await codes.choose((await codes.options())[1] ?? '')
      await panel.role('button', { name: demoTexts.faults.add }).press()
      await panel.role('listitem').first().waitToAppear()
    },
  },
  {
    name: 'panel-de-la-demo-situaciones',
    address: addressAs('raul', '/inicio', { set: { cardRefusal: 'DENIED', noCvu: true } }),
    onlyWindow: true,
    prepare: async (page) => {
      await waitUntilIdle(page)
      await page.role('button', { name: demoTexts.open }).press()
      const panel = page.role('dialog')
      await panel.label(textContaining(demoTexts.credit)).choose('40116602')
      await panel.css('summary').containing(overridesTexts.loan.title).press()
      await panel.css('summary').containing(overridesTexts.title).press()
      await panel.label(overridesTexts.labels.noLoans).pointAt()
    },
  },
  {
    name: 'cinta-oculta',
    address: addressAs('raul', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await waitUntilIdle(page)
      await page.role('button', { name: demoTexts.hide }).press()
      await page.role('button', { name: demoTexts.open }).waitToDisappear()
    },
  },
]
