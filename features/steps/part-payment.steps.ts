import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

export const partPaymentStepPhrases: StepPhrases = {
  'dice que …': {
    'no llega a todo': ({ partPayment }) => partPayment.openSmallerPaymentSheet(),
  },
  'elige … "…"': {
    'pagar solo la': ({ partPayment }, installment) => partPayment.chooseAmount(installment),
  },
  'sigue …': {
    'con ese importe': ({ partPayment }) => partPayment.continueToPayment(),
  },
  'puede …:': {
    elegir: ({ partPayment }) => partPayment.amountChoices(),
  },
  'no se le …': {
    'ofrece pagar menos': async ({ partPayment }) =>
      assert.equal(await partPayment.isSmallerPaymentOffered(), false),
  },
}

When('piensa en pagar {string}', async function (this: PortalWorld, amount: string) {
  await (await this.portal()).partPayment.typeAmount(amount)
})

When('suma una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.raiseOrLowerAmount('more')
})

When('saca una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.raiseOrLowerAmount('less')
})

Then('con ese importe:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).partPayment.coveredInstallments(), table.raw().flat())
})
