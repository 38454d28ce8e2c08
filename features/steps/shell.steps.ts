import { Given, Then } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screens } from '#features/support/screens'
import type { PortalWorld } from '#features/support/world'

Given('que la vidriera de componentes está habilitada', function (this: PortalWorld) {
  this.withWiki('ON')
})

Given('que la vidriera de componentes no está habilitada', function (this: PortalWorld) {
  this.withWiki('OFF')
})

Given('que no tiene préstamos', function (this: PortalWorld) {
  this.given({ set: { noLoans: true } })
})

Then('no se queda en {string}', async function (this: PortalWorld, screen: string) {
  assert.notEqual(await (await this.portal()).session.address(), screens[screen] ?? screen)
})

Then('el menú no ofrece {string}', async function (this: PortalWorld, entry: string) {
  const menu = await (await this.portal()).home.menu()
  assert.ok(menu.length > 0)
  assert.ok(!menu.includes(entry))
})

Then('el menú ofrece {string}', async function (this: PortalWorld, entry: string) {
  assert.ok((await (await this.portal()).home.menu()).includes(entry))
})

Then('el inicio no ofrece {string}', async function (this: PortalWorld, tile: string) {
  const tiles = await (await this.portal()).home.tiles()
  assert.ok(tiles.length > 0)
  assert.ok(!tiles.includes(tile))
})

Then('los enlaces de la empresa son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).shell.publicBar(), table.raw().flat())
})

Then('al pie de la página están:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).shell.publicFoot(), table.raw())
})

Then('se cuentan estas visitas:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual((await (await this.portal()).shell.pageViews()).slice(-1), table.raw().flat())
})

Then('está en {string}', async function (this: PortalWorld, screen: string) {
  assert.equal(await (await this.portal()).shell.path(), screens[screen] ?? screen)
})
