import { addresses } from '@/ui/addresses'
import type { DemoState } from '@/adapters/fake/demo-state'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts } from '@/ui/texts/collection-deactivation.texts'
import type { Page } from '#features/support/page'
import { AutomaticCollectionTasks } from '#features/support/tasks/automatic-collection.tasks'
import { AutomaticCollectionChangeTasks } from '#features/support/tasks/automatic-collection-change.tasks'
import {
  demoAddressForPersona,
  waitForAlert,
  waitForHeading,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const activationAddress = addresses.activateCollection.createPath({ idLoan: 'p-6b1f0c92' })
const deactivationAddress = addresses.deactivateCollection.createPath({ idLoan: 'p-71c4ae09' })
const martasPassword = 'cuota2026'

async function enterBankAccount(page: Page, account: string): Promise<void> {
  await new AutomaticCollectionChangeTasks(page).enterBankAccount(account)
}

async function giveConsent(page: Page): Promise<void> {
  await enterBankAccount(page, 'mi.cuenta')
  await new AutomaticCollectionChangeTasks(page).consentToAutomaticCollection()
}

async function confirmActivation(page: Page): Promise<void> {
  await giveConsent(page)
  await new AutomaticCollectionChangeTasks(page).confirmActivationWithPassword(martasPassword)
}

function activationState(
  name: string,
  change: Partial<DemoState> = {},
  prepare?: GalleryState['prepare'],
): GalleryState {
  return {
    name: `cobro-automatico-activar-${name}`,
    address: demoAddressForPersona('marta', activationAddress, change),
    ...(prepare ? { prepare } : {}),
  }
}

function deactivationState(
  name: string,
  change: Partial<DemoState> = {},
  prepare?: GalleryState['prepare'],
): GalleryState {
  return {
    name: `cobro-automatico-dejar-${name}`,
    address: demoAddressForPersona('delia', deactivationAddress, change),
    ...(prepare ? { prepare } : {}),
  }
}

/**
 * Gallery states of the screens on which a customer activates or turns off automatic collection.
 * Source: COL-01, COL-03.
 */
export const collectionChangeGalleryStates: readonly GalleryState[] = [
  {
    name: 'cobro-automatico-ofrecido',
    address: demoAddressForPersona('marta', addresses.loan.createPath({ idLoan: 'p-6b1f0c92' })),
  },
  {
    name: 'cobro-automatico-reclamar',
    address: demoAddressForPersona('delia', addresses.loan.createPath({ idLoan: 'p-71c4ae09' })),
    prepare: (page) => new AutomaticCollectionTasks(page).openPastCollection('Cuota 5'),
  },
  activationState('cuenta'),
  activationState('cuenta-equivocada', {}, async (page) => {
    await enterBankAccount(page, '0140999803200004521868')
    await waitForAlert(page)
  }),
  activationState('en-pausa', { set: { heldBack: 'LOST_PHONE' } }),
  activationState('leer', {}, (page) => enterBankAccount(page, 'mi.cuenta')),
  {
    ...activationState('letra-grande', {}, (page) => enterBankAccount(page, 'mi.cuenta')),
    letterSize: 'large',
  },
  activationState('prueba', {}, async (page) => {
    await giveConsent(page)
    await page.getByRole('dialog').waitToAppear()
  }),
  activationState('prueba-equivocada', {}, async (page) => {
    await giveConsent(page)
    await new AutomaticCollectionChangeTasks(page).confirmActivationWithPassword('otra2026')
    await waitForAlert(page)
  }),
  activationState('comprobante', {}, async (page) => {
    await confirmActivation(page)
    await waitForHeading(page, collectionActivationTexts.activated.title)
  }),
  activationState(
    'sin-saber',
    demoStateWithNextCallAnswer('automatic-collection.join', 'network-error'),
    async (page) => {
      await confirmActivation(page)
      await waitForHeading(page, collectionActivationTexts.unknown.notReceivedTitle)
    },
  ),
  activationState(
    'no-se-puede',
    demoStateWithNextCallAnswer('automatic-collection.listCollections', { status: 404 }),
  ),
  activationState(
    'falla',
    demoStateWithNextCallAnswer('automatic-collection.listCollections', { status: 500 }),
  ),
  {
    name: 'cobro-automatico-ya-activado',
    address: demoAddressForPersona(
      'delia',
      addresses.activateCollection.createPath({ idLoan: 'p-71c4ae09' }),
    ),
  },
  deactivationState('preguntar'),
  deactivationState('ya-salio', { now: '2026-11-21T21:30:00-03:00' }),
  deactivationState(
    'no-se-pudo',
    demoStateWithNextCallAnswer('automatic-collection.leave', { status: 409, code: 'OTRA' }),
    async (page) => {
      await pressButton(page, collectionDeactivationTexts.button)
      await page.waitUntilIdle()
    },
  ),
  deactivationState('comprobante', {}, async (page) => {
    await pressButton(page, collectionDeactivationTexts.button)
    await waitForHeading(page, collectionDeactivationTexts.deactivated.title)
  }),
  deactivationState('comprobante-con-uno-avisado', { now: '2026-11-21T21:30:00-03:00' }, async (page) => {
    await pressButton(page, collectionDeactivationTexts.button)
    await waitForHeading(page, collectionDeactivationTexts.deactivated.title)
  }),
  {
    name: 'cobro-automatico-dejar-no-activado',
    address: demoAddressForPersona(
      'marta',
      addresses.deactivateCollection.createPath({ idLoan: 'p-6b1f0c92' }),
    ),
  },
]
