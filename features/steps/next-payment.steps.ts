import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

/** Returns the text as a screen reader says it. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

When('elige lo primero que le ofrece el inicio', async function (this: PortalWorld) {
  await (await this.portal()).nextPayment.act()
})

Then('el inicio empieza por {string}', async function (this: PortalWorld, text: string) {
  assert.equal(plain(await (await this.portal()).nextPayment.panelText()), text)
})

Then('el inicio no empieza por ningún pago', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).nextPayment.panelText(), '')
})

Then('desde ahí puede ir a:', async function (this: PortalWorld, table: Table) {
  const ways = await (await this.portal()).nextPayment.ways()
  assert.deepEqual(
    ways.map(([words, target]) => [plain(words), target]),
    table.raw(),
  )
})

Then('los préstamos del inicio son:', async function (this: PortalWorld, table: Table) {
  const loans = await (await this.portal()).nextPayment.loans()
  assert.deepEqual(
    loans.map(([words, target]) => [plain(words), target]),
    table.raw(),
  )
})

Then('el inicio no muestra préstamos', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).nextPayment.loans(), [])
})

Then('del mes el inicio dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(plain(await (await this.portal()).nextPayment.month()), text)
})

Then('bajo {string} el inicio dice {string}', async function (this: PortalWorld, title: string, row: string) {
  assert.equal(plain(await (await this.portal()).nextPayment.rowUnder(title)), row)
})

When('abre el último pago del inicio', async function (this: PortalWorld) {
  await (await this.portal()).nextPayment.openLastPayment()
})

Then('de sus préstamos el inicio dice {string}', async function (this: PortalWorld, text: string) {
  const read = plain(await (await this.portal()).nextPayment.notKnown())
  assert.includes(read, text)
})
