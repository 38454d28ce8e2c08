import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

Given('que el prestamista no dice qué cobros vienen', function (this: PortalWorld) {
  this.given({ set: { withoutAutomaticCollection: true } })
})

When('en el inicio toca el cobro automático de {string}', async function (this: PortalWorld, loan: string) {
  await (await this.portal()).automaticCollection.openFromHome(loan)
})

Then('en el inicio los cobros automáticos son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.onHome(), table.raw().flat())
})

Then('en el inicio no hay ningún cobro automático', async function (this: PortalWorld) {
  const { nextPayment, automaticCollection } = await this.portal()
  assert.equal((await nextPayment.loans()).length, 2)
  assert.deepEqual(await automaticCollection.onHome(), [])
})
