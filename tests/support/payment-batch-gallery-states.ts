import type { Page } from '#features/support/page'
import { addresses } from '@/ui/addresses'
import type { DemoState, DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const batchAddress = addresses.paymentBatch.createPath()
const chargeCallName = 'payments.payWithSavedCard'
const approvedChargeAnswer: DemoNextCallAnswer = {
  done: { status: 200, body: { paymentSuccess: true, transactionId: '8810034512' } },
}
const pendingStatusAnswers = Array.from({ length: 9 }, () => ({
  call: 'payments.paymentStatus' as const,
  answer: { status: 200, body: { status: 'IN_PROCESS' } },
}))

/** Returns the gallery state after a payment of several loans, with the given demo state. */
function stateAfterPayment(name: string, change: Partial<DemoState>): GalleryState {
  return {
    name: `pagar-juntas-${name}`,
    address: demoAddressForPersona('marta', batchAddress, change),
    prepare: payPreselectedLoans,
  }
}

function twoChargeAnswers(answer: DemoNextCallAnswer): DemoState['next'] {
  return [approvedChargeAnswer, answer].map((each) => ({ call: chargeCallName, answer: each }))
}

async function payPreselectedLoans(page: Page): Promise<void> {
  await waitUntilScreenIdle(page)
  await pressButton(page, /^Pagar \$/)
  await page.getByRole('list', { name: texts.list }).waitToAppear()
  await waitUntilScreenIdle(page)
}

/** Gallery states of the screens for paying installments of several loans together. */
export const paymentBatchGalleryStates: readonly GalleryState[] = [
  { name: 'pagar-juntas', address: demoAddressForPersona('marta', batchAddress) },
  {
    name: 'pagar-juntas-ninguna',
    address: demoAddressForPersona('nicolas', batchAddress),
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await page.getByRole('checkbox').setChecked(false)
      await pressButton(page, texts.payNothing)
      await waitForAlert(page)
    },
  },
  {
    name: 'pagar-juntas-una-en-camino',
    address: demoAddressForPersona('marta', batchAddress, {
      set: { paidElsewhere: { '40128753': 1_262_500 } },
    }),
  },
  {
    name: 'pagar-juntas-tarjeta-nueva',
    address: demoAddressForPersona('marta', batchAddress, { set: { noSavedCards: true } }),
  },
  {
    name: 'pagar-juntas-fallido',
    address: demoAddressForPersona(
      'marta',
      batchAddress,
      demoStateWithNextCallAnswer('payments.listPayableLoans', { status: 500 }),
    ),
  },
  {
    name: 'pagar-juntas-enviando',
    address: demoAddressForPersona('marta', batchAddress, { next: twoChargeAnswers('never') }),
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await pressButton(page, /^Pagar \$/)
      await page.getByRole('heading', { name: texts.payingTitle }).waitToAppear()
      await page.getByText(texts.statuses.paid).waitToAppear()
    },
  },
  stateAfterPayment('pagadas', {}),
  stateAfterPayment('una-rechazada', { next: twoChargeAnswers({ status: 409, code: 'INSUFFICIENT_FUNDS' }) }),
  stateAfterPayment('una-en-duda', { next: [...twoChargeAnswers('lost-answer'), ...pendingStatusAnswers] }),
  stateAfterPayment('una-que-no-llego', { next: twoChargeAnswers('network-error') }),
  stateAfterPayment('ninguna-pagada', { set: { cardRefusal: 'INSUFFICIENT_FUNDS' } }),
]
