import { Given, Then, When } from '@cucumber/cucumber'
import { codeFields } from '@/domain/qr-payment/code-fields'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

Given('que ya respondió la encuesta', function (this: PortalWorld) {
  this.given({ set: { surveyAnswered: true } })
})

When('abre los datos para cancelar por {string}', async function (this: PortalWorld, bank: string) {
  await (await this.portal()).paymentWays.openCancellation(bank)
})

When('abre los datos para cancelar la línea por {string}', async function (this: PortalWorld, bank: string) {
  await (await this.portal()).paymentWays.openLineCancellation(bank)
})

When('abre cómo pagar por {string}', async function (this: PortalWorld, way: string) {
  await (await this.portal()).paymentWays.openOther(way)
})

When('copia el CBU de la cuenta', async function (this: PortalWorld) {
  await (await this.portal()).paymentWays.copy('CBU')
})

When(
  /^copia el (CBU|alias) de la cuenta de "(.*)"$/,
  async function (this: PortalWorld, fact: 'CBU' | 'alias', bank: string) {
    await (await this.portal()).paymentWays.copyOfBank(fact, bank)
  },
)

When('copia el alias de la cuenta', async function (this: PortalWorld) {
  await (await this.portal()).paymentWays.copy('alias')
})

When('se queda {float} segundos en el resultado', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).paymentWays.stayOnResult(seconds)
})

When('deja la encuesta para otro día', async function (this: PortalWorld) {
  await (await this.portal()).paymentWays.putSurveyOff()
})

When('del depósito pasa a ver las cuentas', async function (this: PortalWorld) {
  await (await this.portal()).paymentWays.seeAccountsOfDeposit()
})

/** Checks fields of the EMV text: the amount, and the reference of the payee. */
Then(
  'el QR de la pantalla y el guardado piden {string} para el préstamo {string}',
  async function (this: PortalWorld, amount: string, externalId: string) {
    const texts = await (await this.portal()).paymentWays.qrTexts()
    const read = texts.map((text) => codeFields(text))
    const expected = [amount, `05${String(externalId.length).padStart(2, '0')}${externalId}`]
    assert.deepEqual(
      read.map((fields) => [fields?.get('54'), fields?.get('62')]),
      [expected, expected],
    )
  },
)

Then('responder lleva a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.answerTarget(), address)
})

Then('en lugar de pagar en línea lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.notOnline(), text)
})

Then('para elegir otra forma vuelve a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.backToOnline(), address)
})

Then('para saber cómo es va a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.explanationTarget(), address)
})

Then('la explicación dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.whenItShows(), text)
})

Then('puede pagar en línea con:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).paymentWays.online(), table.raw().flat())
})

Then('la explicación lleva a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.explanation(), address)
})

Then('las otras formas de pagar son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).paymentWays.others(), table.raw().flat())
})

Then('debajo no hay otras formas de pagar', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).paymentWays.offersOthers()))
})

Then('puede transferir a:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).paymentWays.accounts(), table.raw().flat())
})

Then('de la transferencia lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.transferReference(), text)
})

Then('los datos para cancelar son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).paymentWays.cancellation(), table.raw().flat())
})

Then('quedó copiado {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.copied(), text)
})

Then('se le pregunta {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.surveyPrompt(), text)
})

Then('no se le pregunta nada', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).paymentWays.surveyPrompt(), '')
})

Then(
  'las cuentas de la empresa son {int}, cada una en un solo lugar',
  async function (this: PortalWorld, count: number) {
    assert.equal(await (await this.portal()).paymentWays.accountCount(), count)
  },
)

Then(
  'está en {string}, abierta con {int} cuentas',
  async function (this: PortalWorld, title: string, count: number) {
    const { paymentWays } = await this.portal()
    assert.deepEqual(await paymentWays.focusedOther(), { title, accounts: count })
  },
)
