import { Given, Then, When } from '@cucumber/cucumber'
import { pesosToCents } from '@/domain/shared/money'
import { assert } from '#features/support/assert'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { collapseSpaces } from '#features/support/page'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

/**
 * Number of times that the portal requests the list of payments: at home, on the screen where the customer
 * chooses what to pay, and before each of three payments.
 */
const paymentListRequestCount = 5

/**
 * Sets the lender's answers to two charges: the first charge succeeds, with the transaction id in `first`
 * if there is one, and the second charge gets the given answer.
 */
function setSecondChargeAnswer(
  world: PortalWorld,
  answer: DemoNextCallAnswer,
  first: { readonly transactionId?: string } = { transactionId: '8810034512' },
): void {
  const call = 'payments.payWithSavedCard'
  const approved = { done: { status: 200, body: { paymentSuccess: true, ...first } } }
  world.changeDemoState({
    next: [
      { call, answer: approved },
      { call, answer },
    ],
  })
}

export const paymentBatchStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'el segundo pago se hace pero su respuesta se pierde': (world) =>
      setSecondChargeAnswer(world, 'lost-answer'),
    'el primer pago queda recibido, sin número de operación, y el segundo se rechaza': (world) =>
      setSecondChargeAnswer(world, { status: 409, code: 'INSUFFICIENT_FUNDS' }, {}),
  },
  'elige …': {
    'pagar todo el mes': ({ nextPayment }) => nextPayment.openPaymentOfWholeMonth(),
  },
  'paga …': {
    'las elegidas': ({ paymentBatch }) => paymentBatch.payTickedLoans(),
    'las elegidas dos veces seguidas': ({ paymentBatch }) => paymentBatch.pressPayTwice(),
    'las elegidas y recarga antes de la primera respuesta': ({ paymentBatch }) =>
      paymentBatch.payAndReloadBeforeAnswer(),
  },
  'en otra pestaña … "…"': {
    'paga el préstamo': ({ paymentBatch }, externalId) => paymentBatch.payLoanInAnotherTab(externalId),
  },
  'puede …:': {
    'pagar juntas': async ({ paymentBatch }) => (await paymentBatch.tickableLoans()).map(collapseSpaces),
  },
  '… lee "…"': {
    'de la que no puede elegir': async ({ paymentBatch }) =>
      collapseSpaces(await paymentBatch.textOfLoansWithoutCheckbox()),
  },
  '… dice "…"': {
    'el botón': async ({ paymentBatch }) => collapseSpaces(await paymentBatch.payButtonText()),
  },
}

Given('que el segundo pago se rechaza con {string}', function (this: PortalWorld, code: string) {
  setSecondChargeAnswer(this, { status: 409, code })
})

Given(
  'que sus préstamos {string} y {string} son del mismo subproducto y tienen cuotas de {int} pesos',
  function (this: PortalWorld, one: string, other: string, pesos: number) {
    const same = { subproductId: 56, installment: pesosToCents(pesos) }
    this.changeDemoState({ set: { loans: { [one]: same, [other]: same } } })
  },
)

Given(
  'que mientras paga la lista de pagos está vacía, y después tiene uno solo de {int} pesos, aplicado y sin préstamo',
  function (this: PortalWorld, amount: number) {
    const listed = { amount, paymentDate: '2026-11-21 11:30:00', accused: true, paymentMethod: 'DEBIT_CARD' }
    const lists = Array.from({ length: 20 }, (_, position) =>
      position < paymentListRequestCount ? [] : [listed],
    )
    this.changeDemoState({
      next: lists.map((body) => ({ call: 'payments.listPayments', answer: { status: 200, body } })),
    })
  },
)

When('saca {string} de lo que paga', async function (this: PortalWorld, name: string) {
  await (await this.portal()).paymentBatch.setLoanTicked(name, false)
})

Then('de las que pagó juntas se entera:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(
    (await (await this.portal()).paymentBatch.batchResults()).map(collapseSpaces),
    table.raw().flat(),
  )
})

Then('el inicio ofrece pagar el mes con {string}', async function (this: PortalWorld, text: string) {
  const actions = await (await this.portal()).nextPayment.wholeMonthPaymentLink()
  assert.equal(actions.map(([words]) => collapseSpaces(words)).join(), text)
})
