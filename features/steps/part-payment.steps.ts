import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

When('dice que no llega a todo', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.open()
})

When('elige pagar solo la {string}', async function (this: PortalWorld, installment: string) {
  await (await this.portal()).partPayment.choose(installment)
})

When('piensa en pagar {string}', async function (this: PortalWorld, amount: string) {
  await (await this.portal()).partPayment.type(amount)
})

When('suma una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.step('more')
})

When('saca una cuota', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.step('less')
})

When('sigue con ese importe', async function (this: PortalWorld) {
  await (await this.portal()).partPayment.goOn()
})

Then('puede elegir:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).partPayment.choices(), table.raw().flat())
})

Then('con ese importe:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).partPayment.covered(), table.raw().flat())
})

Then('no se le ofrece pagar menos', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).partPayment.isOffered(), false)
})
