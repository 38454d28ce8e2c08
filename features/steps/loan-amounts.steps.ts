import { Given, Then, When } from '@cucumber/cucumber'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const loanAmountsStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'no dice de qué se compone una cuota': (world) =>
      world.changeDemoState({ set: { withoutComponents: true } }),
  },
  '… son:': {
    'las tablas': ({ loanAmounts }) => loanAmounts.tableCaptions(),
  },
  '… lee "…"': {
    'de esos importes': async ({ loanAmounts }) => ({ within: await loanAmounts.amountsExplanationText() }),
  },
}

Given('que las partes de la cuota suman {float} pesos más', function (this: PortalWorld, pesos: number) {
  const body = {
    loanInfo: {
      externalId: '40128753',
      productId: 1,
      subproductId: 12,
      totalAmount: 98_000,
      installments: 12,
      installmentAmount: 12_625,
    },
    installments: [
      {
        installmentNumber: 4,
        installmentAmount: 12_625,
        installmentPunitive: 0,
        components: [{ kind: 'CAPITAL', amount: 12_625 + pesos }],
      },
    ],
  }
  setNextCallAnswer(this, 'payments.amountDue', { status: 200, body })
})

/**
 * The lender's failures to quote the amounts of other days, by the words with which a step describes them.
 */
const failureAnswersByPhrase: Readonly<Record<string, DemoNextCallAnswer>> = {
  'no lo ofrece': { status: 404 },
  'todavía no lo ofrece': { status: 501 },
  falla: { status: 500 },
  'no contesta': 'network-error',
}

Given('que a lo que cuesta otro día el prestamista {string}', function (this: PortalWorld, how: string) {
  const answer = failureAnswersByPhrase[how]
  if (answer === undefined) throw new Error(`Unknown answer: ${how}`)
  const refused = { call: 'loans.quote', answer } as const
  this.changeDemoState({ next: [refused, refused, refused] })
})

When('pregunta por qué ese importe', async function (this: PortalWorld) {
  await (await this.portal()).loanAmounts.openAmountsExplanation()
})

When('pregunta qué cubren {string}', async function (this: PortalWorld, amount: string) {
  const { loanAmounts } = await this.portal()
  await loanAmounts.openAmountsExplanation()
  await loanAmounts.askInstallmentsCoveredByAmount(amount)
})

Then('la tabla {string} dice:', async function (this: PortalWorld, caption: string, table: StepTable) {
  assert.deepEqual(await (await this.portal()).loanAmounts.amountTableRows(caption), table.raw().flat())
})

Then('cambió esto:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).loanAmounts.installmentComparisonTexts(), table.raw().flat())
})

Then('del importe se le ofrece {string}', async function (this: PortalWorld, offer: string) {
  assert.equal(await (await this.portal()).loanAmounts.amountsExplanationButtonText(), offer)
})
