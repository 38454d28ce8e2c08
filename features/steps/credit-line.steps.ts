import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const creditLineStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'de los costos la empresa informa una parte': (world) =>
      world.changeDemoState({ set: { costsInPart: true } }),
  },
  'escribe … "…"': {
    'que necesita': ({ line }, text) => line.typeAmount(text),
  },
  'elige … "…"': {
    'pagar en': ({ line }, installments) => line.choosePlan(installments),
  },
  'sigue …': {
    'a las cuotas sin esperarlas': ({ line }) => line.continueToPlansWithoutWaiting(),
  },
  'vuelve …': {
    'de su selfie sin que se sepa el resultado': ({ line }) => line.returnBeforeSelfieResult(),
  },
  'abre …': {
    'los términos del préstamo': ({ qrPayment }) => qrPayment.openTerms(),
  },
  'manda …': {
    'el pedido otra vez': ({ line }) => line.retryAfterFailure(),
  },
  '… dice:': {
    'el costo': ({ line }) => line.loanCostItems(),
  },
  '… son:': {
    'los movimientos': ({ line }) => line.movementTexts(),
  },
  '… es "…"': {
    'el último movimiento': async ({ line }) => (await line.movementTexts())[0] ?? '',
  },
  '… dice "…"': {
    'lo pedido': ({ line }) => line.loanAgreementText(),
    'el anillo': ({ line }) => line.ringChartText(),
  },
  'hay …': {
    'un código para seguir en el celular': async ({ line }) => assert.ok(await line.hasQrCode()),
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
    this.changeDemoState({ next: [{ call: 'revolving-line.findActiveCard', answer: { status: 200, body } }] })
  },
)

When('pide {string} de su línea', async function (this: PortalWorld, text: string) {
  await (await this.portal()).line.typeAmountAndContinue(text)
})

When('pide {string} en {string}', async function (this: PortalWorld, amount: string, installments: string) {
  const { line } = await this.portal()
  await line.typeAmountAndContinue(amount)
  await line.choosePlan(installments)
  await line.requestLoan()
})

When(
  'aprieta dos veces para pedir {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.typeAmountAndContinue(amount)
    await line.choosePlan(installments)
    await line.requestLoanTwice()
  },
)

When(
  'pide {string} en {string} en dos pestañas',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.typeAmountAndContinue(amount)
    await line.choosePlan(installments)
    await line.requestLoanInTwoTabs()
  },
)

When(
  'pide {string} en {string} sin esperar la respuesta',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.typeAmountAndContinue(amount)
    await line.choosePlan(installments)
    await line.requestLoanWithoutWaiting()
  },
)

When(
  'en otra pestaña pide {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).line.requestLoanInAnotherTab(amount, installments)
  },
)

When(
  'en otra pestaña elige {string} en {string}, sin pedirlo',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).line.choosePlanInAnotherTab(amount, installments)
  },
)

When('su selfie termina en {string}', async function (this: PortalWorld, ending: string) {
  await (await this.portal()).line.takeSelfie(ending)
})

When(
  'su selfie termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).line.takeSelfie(ending, spelling)
  },
)

Then('en el campo del importe queda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).line.typedAmount(), text)
})

Then(
  'no puede tocar {string} porque {string}',
  async function (this: PortalWorld, words: string, reason: string) {
    assert.equal(await (await this.portal()).line.disabledReason(words), reason)
  },
)
