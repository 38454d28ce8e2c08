import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { assertWaysOn, type Wording } from '#features/support/ways-on'
import type { PortalWorld } from '#features/support/world'

const { line } = homeTexts

const waysFromLine: Wording = [
  ['ocultar los importes', line.hide],
  ['mostrar los importes', line.show],
  ['ver su línea', line.detail],
  ['ver los movimientos', line.movements],
  ['conocer su oferta', line.seeOffer],
  ['escribir por WhatsApp', line.write],
]

When('quiere pagar un servicio', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseTile(homeTexts.tiles['pay-service'])
})

When('quiere recargar el celular', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseTile(homeTexts.tiles.recharge)
})

When('elige pagar su deuda', async function (this: PortalWorld) {
  await (await this.portal()).nextPayment.payDebt()
})

Then('la saluda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.welcome(), text)
})

Then('los accesos llevan a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.tileTargets(), table.raw())
})

Then('no ve accesos ni la barra de abajo', async function (this: PortalWorld) {
  const { frame, home } = await this.portal()
  assert.deepEqual([await home.tiles(), await frame.bottomBar()], [[], []])
})

Then('ve estos accesos:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.tiles(), table.raw().flat())
})

When('mira otra pantalla y vuelve al inicio', async function (this: PortalWorld) {
  await (await this.portal()).home.leaveAndComeBack()
})

Then('el aviso de deuda dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal((await (await this.portal()).nextPayment.debt()).replaceAll('\u00a0', ' '), text)
})

Then('el aviso de deuda lleva a {string}', async function (this: PortalWorld, target: string) {
  assert.equal(await (await this.portal()).nextPayment.debtTarget(), target)
})

Then('no ve el aviso de deuda', async function (this: PortalWorld) {
  await (await this.portal()).nextPayment.debtGoes()
})

Then('primero ve {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.loading(), text)
})

Then('se le dice que está tardando', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).home.slowSentence(), /^Está tardando más de lo normal/)
})

When('oculta los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmount()
})

When('muestra los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmount()
})

When('cierra lo que haya y mira su línea', async function (this: PortalWorld) {
  await (await this.portal()).home.lookAtLine()
})

When('elige la novedad de su préstamo', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseOfferBanner()
})

When('abre la novedad', async function (this: PortalWorld) {
  await (await this.portal()).home.openNews()
})

When('va a sus préstamos y vuelve al inicio', async function (this: PortalWorld) {
  const { home } = await this.portal()
  await home.chooseTile(homeTexts.tiles['my-loans'])
  await home.comeBack()
})

When('sigue leyendo la novedad', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.notification.next)
})

When('da la novedad por leída', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.notification.close)
})

When('deja el beneficio para otro día', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.benefit.close)
})

When('quiere saber más del beneficio', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.benefit.seeMore)
})

When('sigue leyendo sobre la línea', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.popUp.next)
})

When('quiere conocer la oferta de la línea', async function (this: PortalWorld) {
  await (await this.portal()).home.pressInDialog(homeTexts.popUp.seeOffer)
})

When('cierra el cuadro', async function (this: PortalWorld) {
  await (await this.portal()).home.closeDialog()
})

When('quiere enviar un comprobante', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further['receipt-notification'])
})

When('quiere hacer un reclamo', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further.claims)
})

When('quiere contar su experiencia', async function (this: PortalWorld) {
  await (await this.portal()).home.chooseFurtherAction(homeTexts.further.survey)
})

Then('la tarjeta de la línea dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal((await (await this.portal()).home.lineCard()).replaceAll('\u00a0', ' '), text)
})

Then('no ve la tarjeta de la línea', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.lineCard(), '')
})

Then('desde la tarjeta de la línea puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assertWaysOn(await (await this.portal()).home.lineWays(), table.raw().flat(), waysFromLine)
})

Then('la tarjeta de la línea lleva a:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.lineTargets(), table.raw())
})

Then('las novedades son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  const banners = await (await this.portal()).home.banners()
  assert.deepEqual(
    banners.map((text) => text.replaceAll('\u00a0', ' ')),
    table.raw().flat(),
  )
})

Then(
  'los enlaces que se pueden seguir son:',
  async function (this: PortalWorld, table: { raw(): string[][] }) {
    assert.deepEqual(await (await this.portal()).home.dialogTargets(), table.raw().flat())
  },
)

Then('no ve novedades', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).home.banners(), [])
})

Then('al pasar una novedad ve la número {int}', async function (this: PortalWorld, position: number) {
  assert.equal(await (await this.portal()).home.bannerAfterStep(), position)
})

Then('los datos del estudio son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.studyContact(), table.raw())
})

Then('al tocar el teléfono llama a {string}', async function (this: PortalWorld, number: string) {
  assert.equal(await (await this.portal()).home.studyPhoneTarget(number), `tel:${number}`)
})

Then('puede cerrar la sesión', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.logoutTarget(), addresses.logout.path)
})

Then('puede escribir por WhatsApp a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).home.whatsApp(), address)
})

Then('se abre el cuadro {string}', async function (this: PortalWorld, title: string) {
  assert.equal((await (await this.portal()).home.dialogTitle()).replaceAll('\u00a0', ' '), title)
})

Then('el cuadro dice {string}', async function (this: PortalWorld, text: string) {
  const read = (await (await this.portal()).home.dialogText()).replaceAll('\u00a0', ' ')
  assert.includes(read, text)
})

Then('hay una novedad para leer', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.hasNews(), true)
})

Then('no hay novedades para leer', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.hasNews(), false)
})

Then('no se abre ningún cuadro', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.dialogTitle(), '')
})

Then('las otras gestiones son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.furtherActions(), table.raw().flat())
})

Then('de las otras gestiones no puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).home.closedActions(), table.raw().flat())
})

Then('de las otras gestiones no hay ninguna cerrada', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).home.closedActions(), [])
})

Then('las novedades se ven con la imagen {word}', async function (this: PortalWorld, picture: string) {
  const shown = await (await this.portal()).home.bannerPicture()
  assert.equal({ phone: 'angosta', wide: 'ancha' }[shown], picture)
})
