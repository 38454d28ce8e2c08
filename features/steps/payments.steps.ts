import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { addresses } from '@/ui/addresses'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { withoutKey } from '#features/support/ways-on'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

When('elige pagar {string}', async function (this: PortalWorld, title: string) {
  await (await this.portal()).payments.choose(title)
})

When('sigue sin elegir qué pagar', async function (this: PortalWorld) {
  await (await this.portal()).payments.goOnWithoutChoosing()
})

When('elige pagar por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).wayChoice.choose(method)
})

When('quiere pagar por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).wayChoice.beginWith(method)
})

When('copia el CVU', async function (this: PortalWorld) {
  await (await this.portal()).payments.copyCvu()
})

When('descarga el talón', async function (this: PortalWorld) {
  await (await this.portal()).payments.downloadSlip()
})

When('comparte el QR', async function (this: PortalWorld) {
  await (await this.portal()).payments.shareQr()
})

When('va a la billetera', async function (this: PortalWorld) {
  await (await this.portal()).payments.goToWallet()
})

When('paga', async function (this: PortalWorld) {
  await (await this.portal()).payments.pay()
})

When('paga dos veces seguidas', async function (this: PortalWorld) {
  await (await this.portal()).payments.payTwice()
})

When('vuelve a intentar con tarjeta de débito', async function (this: PortalWorld) {
  const { payments, wayChoice } = await this.portal()
  await payments.tryAgain()
  await wayChoice.choose('Tarjeta de débito')
})

When(
  'sale mientras se envía, toca {string} y mira el estado del pago',
  async function (this: PortalWorld, wayBack: string) {
    const { session, shell } = await this.portal()
    await session.letPass(2)
    await session.goBack()
    await shell.choose(wayBack)
    await shell.choose(paymentsTexts.summary.followUp)
  },
)

When('abre el pago con tarjeta de crédito', async function (this: PortalWorld) {
  await (await this.portal()).payments.followCreditCardLink()
})

When('actualiza lo que debe', async function (this: PortalWorld) {
  await (await this.portal()).payments.refresh()
})

When('consulta de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).payments.askAgain()
})

When('decide pagar otra vez', async function (this: PortalWorld) {
  await (await this.portal()).payments.payAgain()
})

When('decide pagar otra vez por {string}', async function (this: PortalWorld, method: string) {
  const { payments, wayChoice } = await this.portal()
  await payments.payAgain()
  await wayChoice.choose(method)
})

When('vuelve a pagar por {string}', async function (this: PortalWorld, method: string) {
  const { payments, session, wayChoice } = await this.portal()
  await session.open(addresses.paymentSummary.to({ externalId: '40128753' }))
  await payments.payAgain()
  await wayChoice.choose(method)
  await payments.pay()
})

When('vuelve a pagar de otra forma, por {string}', async function (this: PortalWorld, method: string) {
  const { payments, session, shell, wayChoice } = await this.portal()
  await session.open(addresses.paymentSummary.to({ externalId: '40128753' }))
  await shell.choose(paymentsTexts.summary.payOtherwise)
  await wayChoice.choose(method)
  await payments.pay()
})

When('paga en otra pestaña por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).payments.payElsewhere(method)
})

When('abre en otra pestaña lo que debe', async function (this: PortalWorld) {
  this.answer = await (await this.portal()).payments.resultElsewhere()
})

When('abre en otra pestaña el préstamo {string}', async function (this: PortalWorld, externalId: string) {
  this.answer = await (await this.portal()).payments.resultElsewhereOf(externalId)
})

When('vuelve a intentar el pago', async function (this: PortalWorld) {
  await (await this.portal()).payments.tryAgain()
})

Then('puede pagar:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.payables(), table.raw().flat())
})

Then('la lista de pagos dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.emptyNotice(), text)
})

Then('está pagando {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.heading(), text)
})

When('abre lo que debe', async function (this: PortalWorld) {
  await (await this.portal()).wayChoice.unfoldLines()
})

Then('lo que debe es:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.lines(), table.raw().flat())
})

Then('el total a pagar es {string}', async function (this: PortalWorld, amount: string) {
  assert.equal(await (await this.portal()).payments.total(), amount)
})

Then('los medios de pago son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).wayChoice.names(), table.raw().flat())
})

Then('de los medios de pago se lee:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).wayChoice.withTimes(), table.raw().flat())
})

Then('ya está elegido {string}', async function (this: PortalWorld, way: string) {
  assert.equal(await (await this.portal()).wayChoice.chosenWay(), way)
})

Then('no ve los demás medios de pago', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).wayChoice.isFolded())
})

Then('mientras se envía no puede cambiar el medio de pago', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).wayChoice.isFixedWhilePaying())
})

Then('sin elegir un medio solo puede volver', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).wayChoice.offersOnlyBack())
})

Then('cada medio de pago abre lo suyo:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).wayChoice.titles(), table.raw())
})

Then('lo que tiene que elegir es {string}', async function (this: PortalWorld, label: string) {
  assert.equal(await (await this.portal()).wayChoice.label(), label)
})

Then('volver lleva a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).wayChoice.backTarget(), address)
})

Then('del pago se sabe {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.news(), text)
})

Then('después de pagar puede ir a {string}', async function (this: PortalWorld, places: string) {
  const ways = await (await this.portal()).payments.waysFromResult()
  assert.deepEqual(ways.map(withoutKey), places.split(', '))
})

Then('se le explica que el pago no se envió: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.notSent(), text)
})

Then('se le dice que no hace falta el comprobante', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).payments.receiptSentence(), paymentsTexts.noReceiptNeeded)
})

Then('ve el CVU {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.cvu(), digits)
})

Then('en lugar del CVU lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.cvuTrouble(), text)
})

Then('ve las cuentas de la empresa en:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.banks(), table.raw().flat())
})

Then('ve el código de barras {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.barcodeDigits(), digits)
})

Then('puede dictar los números {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.digitsToDictate(), digits)
})

Then('se descarga {string}', async function (this: PortalWorld, name: string) {
  assert.deepEqual(await (await this.portal()).payments.savedFiles(), [name])
})

Then('puede pagar con estas tarjetas:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.cards(), table.raw().flat())
})

Then('el pago sigue en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(withoutKey(await (await this.portal()).payments.whereItGoesOn()), address)
})

Then('el comprobante dice:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.receipt(), table.raw().flat())
})

Then('no puede cambiar el importe', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).payments.offersToEditAmount()))
})

Then('puede volver a pagar', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).payments.offersToPayAgain())
})

Then('no se le ofrece pagar de nuevo', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).payments.offersToPayAgain()))
})
