import { Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { PortalWorld } from '#features/support/world'

When('elige {string} en el inicio', async function (this: PortalWorld, tile: string) {
  await (await this.portal()).home.chooseTile(tile)
})

When('elige {string} en el menú', async function (this: PortalWorld, entry: string) {
  await (await this.portal()).home.chooseFromMenu(entry)
})

When('elige pagar su deuda', async function (this: PortalWorld) {
  await (await this.portal()).home.payDebt()
})

Then('la saluda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.welcome(), text)
})

Then('ve estos accesos:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.tiles(), table.raw().flat())
})

Then('el aviso de deuda dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal((await (await this.portal()).home.debtBanner()).replaceAll('\u00a0', ' '), text)
})

Then('no ve el aviso de deuda', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.debtBanner(), '')
})

Then('la barra de abajo tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.bottomBar(), table.raw().flat())
})

Then('el menú tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.menu(), table.raw().flat())
})

Then('primero ve {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.loading(), text)
})

Then('se le dice que está tardando', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).home.slowSentence(), /^Está tardando más de lo normal/)
})
