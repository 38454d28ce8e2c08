import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { type ScenarioWordsForActions, translateActionsToScenarioWords } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

const scenarioWordsForMyPaymentsActions: ScenarioWordsForActions = [
  ['hacer un pago', myPaymentsTexts.newPayment],
  ['enviar un comprobante', myPaymentsTexts.sendReceipt],
  ['ir al inicio', failureActionTexts.goHome],
]

export const myPaymentsStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'no hay pagos registrados': (world) => world.changeDemoState({ set: { noPayments: true } }),
    'pagó una vez de cada forma': (world) => {
      const methods =
        'EXPRESS_COLLECTION AUTOMATIC_DEBIT CBU_TRANSFER DEBIT_CARD MERCADO_PAGO_ACCOUNT MERCADO_PAGO_DEBIT_CARD PAGO_FACIL CVU_TRANSFER QR PAGO_MIS_CUENTAS PROVINCIA_NET RAPIPAGO RIPSA OTRO'
      const body = methods.split(' ').map((paymentMethod, position) => ({
        ...registeredPaymentOnDay(`2026-10-${28 - position}`),
        paymentMethod,
      }))
      setNextCallAnswer(world, 'payments.listPayments', { status: 200, body })
    },
    'pagó una sola vez, y no se sabe qué': (world) => {
      const body = [registeredPaymentOnDay('2026-10-28')]
      const listed = { call: 'payments.listPayments', answer: { status: 200, body } } as const
      world.changeDemoState({ next: [listed, listed] })
    },
  },
  'pide …': {
    'ver más pagos': ({ myPayments }) => myPayments.showMorePayments(),
  },
  'vuelve …': {
    'a sus pagos': ({ myPayments }) => myPayments.returnFromReceipt(),
  },
  'quiere …': {
    'enviar el comprobante de un pago que no ve': ({ myPayments }) => myPayments.openSendReceiptForm(),
  },
  '… son:': {
    'sus pagos': ({ myPayments }) => myPayments.paymentRows(),
  },
  '… dice "…"': {
    'la cuenta': ({ myPayments }) => myPayments.shownPaymentCountText(),
    'el pago por el que sigue': ({ myPayments }) => myPayments.focusedPayment(),
    'la lista de sus pagos': ({ myPayments }) => myPayments.noPaymentsMessage(),
  },
  '… puede:': {
    'desde sus pagos': async ({ myPayments }) =>
      translateActionsToScenarioWords(
        await myPayments.linkTextsOutsidePaymentList(),
        scenarioWordsForMyPaymentsActions,
      ),
  },
  '… no puede:': {
    'desde sus pagos todavía': ({ myPayments }) => myPayments.disabledLinksWithReasons(),
  },
}

When('va a los pagos de {int}', async function (this: PortalWorld, year: number) {
  await (await this.portal()).myPayments.goToPaymentsOfYear(year)
})

Then('el primer pago es de {string}', async function (this: PortalWorld, month: string) {
  assert.equal(await (await this.portal()).myPayments.firstMonthShown(), month)
})

Then('sus pagos fueron por:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).myPayments.methodsOfShownPayments(), table.raw().flat())
})

Then('el primer pago termina en {string}', async function (this: PortalWorld, text: string) {
  const [first = ''] = await (await this.portal()).myPayments.paymentRows()
  assert.equal(first.slice(-text.length), text)
})

Then('ve {int} pagos', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).myPayments.paymentRows()).length, count)
})

/** Returns a payment of that day as the lender lists it. The payment names no loan. */
function registeredPaymentOnDay(day: string) {
  return { amount: 1000, paymentDate: `${day} 10:00:00`, accused: true }
}
