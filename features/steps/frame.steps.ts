import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { menuTexts } from '@/ui/texts/menu.texts'
import type { PortalWorld } from '#features/support/world'

When('quiere ver sus facturas', async function (this: PortalWorld) {
  await (await this.portal()).frame.chooseFromMenu(menuTexts.entries.invoices)
})

Then('la barra de abajo lleva a {string}', async function (this: PortalWorld, paths: string) {
  const targets = await (await this.portal()).frame.bottomBarTargets()
  assert.deepEqual(targets, paths.split(', '))
})

When('elige del menú {string}', async function (this: PortalWorld, entry: string) {
  await (await this.portal()).frame.chooseFromMenu(entry)
})

Then('el menú lleva a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.menuTargets(), table.raw())
})

Then('la barra de abajo tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.closedInBottomBar(), table.raw().flat())
})

Then('la barra de abajo lo explica: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).frame.bottomBarReasons(), [text])
})

Then('la barra de abajo no tiene nada cerrado', async function (this: PortalWorld) {
  const { frame } = await this.portal()
  assert.ok((await frame.bottomBar()).length > 0)
  assert.deepEqual([await frame.closedInBottomBar(), await frame.bottomBarReasons()], [[], []])
})

Then('el encabezado tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.closedInHeader(), table.raw().flat())
})

Then('no ve la barra de abajo', async function (this: PortalWorld) {
  const { frame, page } = await this.portal()
  await page.heading.appears()
  await page.isAtRest()
  assert.deepEqual(await frame.bottomBar(), [])
})

Then('la barra de abajo tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.bottomBar(), table.raw().flat())
})

Then('el menú tiene:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.menu(), table.raw().flat())
})

Then('el menú tiene cerrado:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).frame.closedInMenu(), table.raw().flat())
})

Then(
  'el menú dice que {string} está cerrado: {string}',
  async function (this: PortalWorld, entry: string, reason: string) {
    const closed = await (await this.portal()).frame.closedInMenu()
    assert.includes(closed, `${entry} ${reason}`)
  },
)

Given('que su ventana mide {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await this.portal()).frame.widen(width)
})

Then('la ayuda está en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).frame.helpTarget(), address)
})
