import { Given, Then } from '@cucumber/cucumber'
import type { NextAnswer } from '@/adapters/fake/demo-state'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

/** How a lender answers that it collects nothing automatically. */
const refusals: Readonly<Record<string, NextAnswer>> = {
  'no lo ofrece': { status: 404 },
  'todavía no lo ofrece': { status: 501 },
  falla: { status: 500 },
}

Given('que al cobro automático el prestamista {string}', function (this: PortalWorld, how: string) {
  const answer = refusals[how]
  if (answer === undefined) throw new Error(`Nobody says: ${how}`)
  this.given({ next: [{ call: 'automatic-collection.listCollections', answer }] })
})

Then('del cobro automático lee {string}', async function (this: PortalWorld, text: string) {
  assert.includes(await (await this.portal()).automaticCollection.read(), text)
})

Then('los intentos del cobro son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.attempts(), table.raw().flat())
})

Then('los cobros anteriores son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.past(), table.raw().flat())
})

Then('la pantalla no dice nada del cobro automático', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).automaticCollection.read(), '')
})
