import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const partialPaymentStepPhrases: StepPhrases = {
  'dice que …': {
    'no llega a todo': ({ partialPayment }) => partialPayment.openSmallerPaymentSheet(),
  },
  'elige … "…"': {
    'pagar solo la': ({ partialPayment }, installment) => partialPayment.chooseAmount(installment),
  },
  'sigue …': {
    'con ese importe': ({ partialPayment }) => partialPayment.continueToPayment(),
  },
  'puede …:': {
    elegir: ({ partialPayment }) => partialPayment.amountChoices(),
  },
  'no se le …': {
    'ofrece pagar menos': async ({ partialPayment }) =>
      assert.equal(await partialPayment.isSmallerPaymentOffered(), false),
  },
}

When('piensa en pagar {string}', async function (this: PortalWorld, amount: string) {
  await (await this.portal()).partialPayment.typeAmount(amount)
})

When('suma una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partialPayment.raiseOrLowerAmount('more')
})

When('saca una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partialPayment.raiseOrLowerAmount('less')
})

Then('con ese importe:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).partialPayment.coveredInstallments(), table.raw().flat())
})
