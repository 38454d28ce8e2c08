import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { CallName } from '@/adapters/fake/call-name'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { NextAnswer } from '@/adapters/fake/situation'
import { addresses } from '@/ui/addresses'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

Given('que {persona} no tiene préstamos para pagar', function (this: PortalWorld, persona: Persona) {
  this.signedIn(persona.firstName, addresses.payInstallment.path)
  this.given({ set: { noLoans: true } })
})

Given(
  'que {persona} está por pagar el préstamo {string}',
  function (this: PortalWorld, persona: Persona, externalId: string) {
    this.signedIn(persona.firstName, addresses.paymentSummary.to({ externalId }))
  },
)

Given('que el préstamo no tiene CVU', function (this: PortalWorld) {
  this.given({ set: { noCvu: true } })
})

Given('que el código de barras es {string}', function (this: PortalWorld, barcode: string) {
  goesWrong(this, 'payments.cashBarcode', { status: 200, body: { barcode } })
})

Given('que no tiene tarjetas guardadas', function (this: PortalWorld) {
  this.given({ set: { noSavedCards: true } })
})

Given('que el banco rechaza su tarjeta sin decir por qué', function (this: PortalWorld) {
  this.given({ set: { cardRefusal: 'UNLISTED_CODE' } })
})

Given('que el banco rechaza su tarjeta con {string}', function (this: PortalWorld, code: string) {
  this.given({ set: { cardRefusal: code } })
})

Given('que el pago queda recibido, sin número de operación', function (this: PortalWorld) {
  this.given({ set: { withoutTransaction: true } })
})

Given('que el prestamista aplica los pagos al otro día', function (this: PortalWorld) {
  this.given({ set: { appliesLater: true } })
})

Given('que el pago se hace pero su respuesta se pierde', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithSavedCard', 'lost-answer')
})

Given('que el pago se rechaza pero su respuesta se pierde', function (this: PortalWorld) {
  this.given({ set: { cardRefusal: 'INSUFFICIENT_FUNDS' } })
  goesWrong(this, 'payments.payWithSavedCard', 'lost-answer')
})

Given('que el pago no llega al servidor', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithSavedCard', 'network-error')
})

Given('que la respuesta del pago no se puede leer', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithSavedCard', 'malformed')
})

Given('que el pago responde con un error', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithSavedCard', { status: 500, code: 'INTERNAL_ERROR' })
})

Given('que el pago con la tarjeta nueva se hace pero su respuesta se pierde', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithNewCard', 'lost-answer')
})

Given('que la respuesta del pago con la tarjeta nueva no se puede leer', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithNewCard', 'malformed')
})

Given('que el pago con la tarjeta nueva no llega al servidor', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithNewCard', 'network-error')
})

Given('que el pago con la tarjeta nueva responde con un error', function (this: PortalWorld) {
  goesWrong(this, 'payments.payWithNewCard', { status: 500, code: 'INTERNAL_ERROR' })
})

Given('que el pago sigue en proceso', function (this: PortalWorld) {
  goesWrong(this, 'payments.paymentStatus', { status: 200, body: { status: 'IN_PROCESS' } })
})

Given('que el talón no se puede descargar', function (this: PortalWorld) {
  goesWrong(this, 'payments.cashSlip', { status: 500 })
})

Given('que la billetera no responde', function (this: PortalWorld) {
  goesWrong(this, 'payments.startWalletPayment', { status: 500 })
})

Given('que el enlace de la tarjeta de crédito no llega', function (this: PortalWorld) {
  goesWrong(this, 'payments.creditCardLink', { status: 200, body: {} })
})

When('elige pagar {string}', async function (this: PortalWorld, title: string) {
  await (await this.portal()).payments.choose(title)
})

When('sigue sin elegir qué pagar', async function (this: PortalWorld) {
  await (await this.portal()).payments.goOnWithoutChoosing()
})

When('elige pagar por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).payments.chooseMethod(method)
})

When('copia el CVU', async function (this: PortalWorld) {
  await (await this.portal()).payments.copyCvu()
})

When('prueba de nuevo con el CVU', async function (this: PortalWorld) {
  await (await this.portal()).payments.askForCvuAgain()
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

When('actualiza lo que debe', async function (this: PortalWorld) {
  await (await this.portal()).payments.refresh()
})

When('consulta de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).payments.askAgain()
})

When('decide pagar otra vez', async function (this: PortalWorld) {
  await (await this.portal()).payments.payAgain()
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

Then('para pagar se le pide: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).payments.complaints(), [text])
})

Then('está pagando {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.heading(), text)
})

Then('lo que debe es:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.lines(), table.raw().flat())
})

Then('el total a pagar es {string}', async function (this: PortalWorld, amount: string) {
  assert.equal(await (await this.portal()).payments.total(), amount)
})

Then('los medios de pago son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.methods(), table.raw().flat())
})

Then('sin elegir un medio solo puede volver', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).payments.offersOnlyBack())
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
  assert.equal(await (await this.portal()).payments.whereItGoesOn(), address)
})

Then('para pagar llega a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).payments.address(), address)
})

Then('el resultado es {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).payments.result(), title)
})

Then('el comprobante dice:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).payments.receipt(), table.raw().flat())
})

Then('puede volver a pagar', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).payments.offersToPayAgain())
})

Then('no se le ofrece pagar de nuevo', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).payments.offersToPayAgain()))
})

function goesWrong(world: PortalWorld, call: CallName, answer: NextAnswer): void {
  world.given({ next: [{ call, answer }] })
}
