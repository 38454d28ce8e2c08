import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

export const creditLineStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'de los costos la empresa informa una parte': (world) =>
      world.changeDemoState({ set: { costsInPart: true } }),
    'la línea se puede mirar dos veces, y después no llega': (world) => {
      const body = { maxAmount: 600_000, remainingAmount: 412_350.5, enabled: true }
      const read = { status: 200, body }
      for (const answer of [read, read, 'network-error'] as const)
        setNextCallAnswer(world, 'revolving-line.findLine', answer)
    },
  },
  'escribe … "…"': {
    'que necesita': ({ creditLine }, text) => creditLine.typeAmount(text),
  },
  'elige … "…"': {
    'pagar en': ({ creditLine }, installments) => creditLine.chooseRepaymentPlan(installments),
  },
  'sigue …': {
    'a las cuotas sin esperarlas': ({ creditLine }) => creditLine.continueToPlansWithoutWaiting(),
  },
  'vuelve …': {
    'de su selfie sin que se sepa el resultado': ({ creditLine }) => creditLine.returnBeforeSelfieResult(),
  },
  'abre …': {
    'los términos del préstamo': ({ qrPayment }) => qrPayment.openLoanTerms(),
  },
  'manda …': {
    'el pedido otra vez': ({ creditLine }) => creditLine.retryAfterFailure(),
  },
  '… dice:': {
    'el costo': ({ creditLine }) => creditLine.loanCostItems(),
  },
  '… son:': {
    'los movimientos': ({ creditLine }) => creditLine.movementTexts(),
  },
  '… es "…"': {
    'el último movimiento': async ({ creditLine }) => (await creditLine.movementTexts())[0] ?? '',
  },
  '… dice "…"': {
    'lo pedido': ({ creditLine }) => creditLine.requestedLoanSummaryText(),
    'el anillo': ({ creditLine }) => creditLine.ringChartAccessibleName(),
  },
  'hay …': {
    'un código para seguir en el celular': async ({ creditLine }) =>
      assert.ok(await creditLine.isPaymentQrCodeShown()),
  },
}

Given(
  'que {persona} debe la cuota de su préstamo {string}',
  function (this: PortalWorld, persona: Persona, externalId: string) {
    const loan = persona.loans.find((each) => each.externalId === externalId)
    this.changeDemoState({ set: { loans: { [externalId]: { owes: (loan?.nextDueNumber ?? 2) - 1 } } } })
  },
)

Given('que la línea tuvo {int} movimientos más', function (this: PortalWorld, lineMovements: number) {
  this.changeDemoState({ set: { lineMovements } })
})

Given(
  'que la tarjeta con que se paga viene como {string}',
  function (this: PortalWorld, debitCardNumber: string) {
    const body = { debitCardNumber }
    setNextCallAnswer(this, 'revolving-line.findActiveCard', { status: 200, body })
  },
)

When('pide {string} de su línea', async function (this: PortalWorld, text: string) {
  await (await this.portal()).creditLine.typeAmountAndContinue(text)
})

When('pide {string} en {string}', async function (this: PortalWorld, amount: string, installments: string) {
  const { creditLine } = await this.portal()
  await creditLine.typeAmountAndContinue(amount)
  await creditLine.chooseRepaymentPlan(installments)
  await creditLine.requestLoan()
})

When(
  'aprieta dos veces para pedir {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { creditLine } = await this.portal()
    await creditLine.typeAmountAndContinue(amount)
    await creditLine.chooseRepaymentPlan(installments)
    await creditLine.pressRequestLoanTwice()
  },
)

When(
  'pide {string} en {string} en dos pestañas',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { creditLine } = await this.portal()
    await creditLine.typeAmountAndContinue(amount)
    await creditLine.chooseRepaymentPlan(installments)
    await creditLine.requestLoanInTwoTabs()
  },
)

When(
  'pide {string} en {string} sin esperar la respuesta',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { creditLine } = await this.portal()
    await creditLine.typeAmountAndContinue(amount)
    await creditLine.chooseRepaymentPlan(installments)
    await creditLine.requestLoanWithoutWaiting()
  },
)

When(
  'en otra pestaña pide {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).creditLine.requestLoanInAnotherTab(amount, installments)
  },
)

When(
  'en otra pestaña elige {string} en {string}, sin pedirlo',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).creditLine.chooseRepaymentPlanInAnotherTab(amount, installments)
  },
)

When('su selfie termina en {string}', async function (this: PortalWorld, ending: string) {
  await (await this.portal()).creditLine.takeSelfie(ending)
})

When(
  'su selfie termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).creditLine.takeSelfie(ending, spelling)
  },
)

Then('en el campo del importe queda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).creditLine.typedAmount(), text)
})

Then(
  'no puede tocar {string} porque {string}',
  async function (this: PortalWorld, words: string, reason: string) {
    assert.equal(await (await this.portal()).creditLine.buttonDisabledReason(words), reason)
  },
)
