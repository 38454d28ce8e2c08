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

const join = addresses.activateCollection.to({ idLoan: 'p-6b1f0c92' })
const leave = addresses.deactivateCollection.to({ idLoan: 'p-71c4ae09' })
const password = 'cuota2026'

async function named(page: Page, account: string): Promise<void> {
  await new AutomaticCollectionChangeTasks(page).enterBankAccount(account)
}

async function consented(page: Page): Promise<void> {
  await named(page, 'mi.cuenta')
  await new AutomaticCollectionChangeTasks(page).consentToAutomaticCollection()
}

async function joined(page: Page): Promise<void> {
  await consented(page)
  await new AutomaticCollectionChangeTasks(page).confirmActivationWithPassword(password)
}

function joining(
  name: string,
  change: Partial<DemoState> = {},
  prepare?: GalleryState['prepare'],
): GalleryState {
  return {
    name: `cobro-automatico-activar-${name}`,
    address: demoAddressForPersona('marta', join, change),
    ...(prepare ? { prepare } : {}),
  }
}

function leaving(
  name: string,
  change: Partial<DemoState> = {},
  prepare?: GalleryState['prepare'],
): GalleryState {
  return {
    name: `cobro-automatico-dejar-${name}`,
    address: demoAddressForPersona('delia', leave, change),
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
    address: demoAddressForPersona('marta', addresses.loan.to({ idLoan: 'p-6b1f0c92' })),
  },
  {
    name: 'cobro-automatico-reclamar',
    address: demoAddressForPersona('delia', addresses.loan.to({ idLoan: 'p-71c4ae09' })),
    prepare: (page) => new AutomaticCollectionTasks(page).openPastCollection('Cuota 5'),
  },
  joining('cuenta'),
  joining('cuenta-equivocada', {}, async (page) => {
    await named(page, '0140999803200004521868')
    await waitForAlert(page)
  }),
  joining('en-pausa', { set: { heldBack: 'LOST_PHONE' } }),
  joining('leer', {}, (page) => named(page, 'mi.cuenta')),
  {
    ...joining('letra-grande', {}, (page) => named(page, 'mi.cuenta')),
    letters: 'large',
  },
  joining('prueba', {}, async (page) => {
    await consented(page)
    await page.getByRole('dialog').waitToAppear()
  }),
  joining('prueba-equivocada', {}, async (page) => {
    await consented(page)
    await new AutomaticCollectionChangeTasks(page).confirmActivationWithPassword('otra2026')
    await waitForAlert(page)
  }),
  joining('comprobante', {}, async (page) => {
    await joined(page)
    await waitForHeading(page, collectionActivationTexts.activated.title)
  }),
  joining(
    'sin-saber',
    demoStateWithNextCallAnswer('automatic-collection.join', 'network-error'),
    async (page) => {
      await joined(page)
      await waitForHeading(page, collectionActivationTexts.unknown.notReceivedTitle)
    },
  ),
  joining(
    'no-se-puede',
    demoStateWithNextCallAnswer('automatic-collection.listCollections', { status: 404 }),
  ),
  joining('falla', demoStateWithNextCallAnswer('automatic-collection.listCollections', { status: 500 })),
  {
    name: 'cobro-automatico-ya-activado',
    address: demoAddressForPersona('delia', addresses.activateCollection.to({ idLoan: 'p-71c4ae09' })),
  },
  leaving('preguntar'),
  leaving('ya-salio', { now: '2026-11-21T21:30:00-03:00' }),
  leaving(
    'no-se-pudo',
    demoStateWithNextCallAnswer('automatic-collection.leave', { status: 409, code: 'OTRA' }),
    async (page) => {
      await pressButton(page, collectionDeactivationTexts.button)
      await page.waitUntilIdle()
    },
  ),
  leaving('comprobante', {}, async (page) => {
    await pressButton(page, collectionDeactivationTexts.button)
    await waitForHeading(page, collectionDeactivationTexts.deactivated.title)
  }),
  {
    name: 'cobro-automatico-dejar-no-activado',
    address: demoAddressForPersona('marta', addresses.deactivateCollection.to({ idLoan: 'p-6b1f0c92' })),
  },
]
