import { Then, When } from '@cucumber/cucumber'
import { codeFields } from '@/domain/qr-payment/code-fields'
import { assert } from '#features/support/assert'
import type { Words } from '#features/support/words'
import type { PortalWorld } from '#features/support/world'

export const paymentWaysWords: Words = {
  'que … (cliente)': {
    'ya respondió la encuesta': (world) => world.given({ set: { surveyAnswered: true } }),
  },
  'abre … "…"': {
    'los datos para cancelar por': ({ paymentWays }, bank) => paymentWays.openCancellation(bank),
    'los datos para cancelar la línea por': ({ paymentWays }, bank) => paymentWays.openLineCancellation(bank),
    'cómo pagar por': ({ paymentWays }, way) => paymentWays.openOther(way),
  },
  'copia …': {
    'el CBU de la cuenta': ({ paymentWays }) => paymentWays.copy('CBU'),
    'el alias de la cuenta': ({ paymentWays }) => paymentWays.copy('alias'),
  },
  'deja …': {
    'la encuesta para otro día': ({ paymentWays }) => paymentWays.putSurveyOff(),
  },
  '… lleva a "…"': {
    responder: ({ paymentWays }) => paymentWays.answerTarget(),
    'la explicación': ({ paymentWays }) => paymentWays.explanation(),
  },
  '… lee "…"': {
    'en lugar de pagar en línea': ({ paymentWays }) => paymentWays.notOnline(),
    'de la transferencia': ({ paymentWays }) => paymentWays.transferReference(),
  },
  '… dice "…"': {
    'la explicación': ({ paymentWays }) => paymentWays.whenItShows(),
  },
  'puede …:': {
    'pagar en línea con': ({ paymentWays }) => paymentWays.online(),
    'transferir a': ({ paymentWays }) => paymentWays.accounts(),
  },
  '… son:': {
    'las otras formas de pagar': ({ paymentWays }) => paymentWays.others(),
    'los datos para cancelar': ({ paymentWays }) => paymentWays.cancellation(),
  },
  'no se le …': {
    'pregunta nada': async ({ paymentWays }) => assert.equal(await paymentWays.surveyPrompt(), ''),
  },
}

When(
  /^copia el (CBU|alias) de la cuenta de "(.*)"$/,
  async function (this: PortalWorld, fact: 'CBU' | 'alias', bank: string) {
    await (await this.portal()).paymentWays.copyOfBank(fact, bank)
  },
)

When('se queda {float} segundos en el resultado', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).paymentWays.stayOnResult(seconds)
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

Then('para elegir otra forma vuelve a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.backToOnline(), address)
})

Then('para saber cómo es va a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentWays.explanationTarget(), address)
})

Then('debajo no hay otras formas de pagar', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).paymentWays.offersOthers()))
})

Then('quedó copiado {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.copied(), text)
})

Then('se le pregunta {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentWays.surveyPrompt(), text)
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
