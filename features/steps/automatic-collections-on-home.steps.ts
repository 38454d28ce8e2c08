import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const automaticCollectionsOnHomeStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'no dice qué cobros vienen': (world) =>
      world.changeDemoState({ set: { withoutAutomaticCollection: true } }),
  },
  '… son:': {
    'en el inicio los cobros automáticos': ({ automaticCollection }) =>
      automaticCollection.collectionsOnHome(),
  },
}

When('en el inicio toca el cobro automático de {string}', async function (this: PortalWorld, loan: string) {
  await (await this.portal()).automaticCollection.openLoanFromHome(loan)
})

Then('en el inicio no hay ningún cobro automático', async function (this: PortalWorld) {
  const { nextPayment, automaticCollection } = await this.portal()
  assert.equal((await nextPayment.loanRows()).length, 2)
  assert.deepEqual(await automaticCollection.collectionsOnHome(), [])
})
