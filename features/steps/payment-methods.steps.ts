import { Then, When } from '@cucumber/cucumber'
import { parseQrCodeFields } from '@/domain/qr-payment/code-fields'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const paymentMethodsStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'ya respondió la encuesta': (world) => world.changeDemoState({ set: { surveyAnswered: true } }),
  },
  'abre … "…"': {
    'los datos para cancelar por': ({ paymentMethods }, bank) =>
      paymentMethods.openLoanPayoffBankAccount(bank),
    'los datos para cancelar la línea por': ({ paymentMethods }, bank) =>
      paymentMethods.openCreditLinePayoffBankAccount(bank),
    'cómo pagar por': ({ paymentMethods }, method) => paymentMethods.openOfflineMethodExplanation(method),
  },
  'copia …': {
    'el CBU de la cuenta': ({ paymentMethods }) => paymentMethods.copyShownAccountDetail('CBU'),
    'el alias de la cuenta': ({ paymentMethods }) => paymentMethods.copyShownAccountDetail('alias'),
  },
  'deja …': {
    'la encuesta para otro día': ({ paymentMethods }) => paymentMethods.postponeSurvey(),
  },
  '… lleva a "…"': {
    responder: ({ paymentMethods }) => paymentMethods.surveyAddress(),
    'la explicación': ({ paymentMethods }) => paymentMethods.paymentLinkAddressInExplanation(),
  },
  '… lee "…"': {
    'en lugar de pagar en línea': ({ paymentMethods }) => paymentMethods.noOnlinePaymentReason(),
    'de la transferencia': ({ paymentMethods }) => paymentMethods.transferReferenceSentence(),
  },
  '… dice "…"': {
    'la explicación': ({ paymentMethods }) => paymentMethods.paymentCreditingTimeText(),
  },
  'puede …:': {
    'pagar en línea con': ({ paymentMethods }) => paymentMethods.onlineMethodsWithAddresses(),
    'transferir a': ({ paymentMethods }) => paymentMethods.lenderBankAccounts(),
  },
  '… son:': {
    'las otras formas de pagar': ({ paymentMethods }) => paymentMethods.offlineMethodTitles(),
    'los datos para cancelar': ({ paymentMethods }) => paymentMethods.bankAccountDetails(),
  },
  'no se le …': {
    'pregunta nada': async ({ paymentMethods }) => assert.equal(await paymentMethods.surveyPrompt(), ''),
  },
}

When(
  /^copia el (CBU|alias) de la cuenta de "(.*)"$/,
  async function (this: PortalWorld, fact: 'CBU' | 'alias', bank: string) {
    await (await this.portal()).paymentMethods.copyBankAccountDetail(fact, bank)
  },
)

When('se queda {float} segundos en el resultado', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).paymentMethods.stayOnPaymentResultForSeconds(seconds)
})

When('del depósito pasa a ver las cuentas', async function (this: PortalWorld) {
  await (await this.portal()).paymentMethods.openBankAccountsFromDepositHelp()
})

/** Checks the amount and the loan's number in the text of each QR code, which has the EMV format. */
Then(
  'el QR de la pantalla y el guardado piden {string} para el préstamo {string}',
  async function (this: PortalWorld, amount: string, externalId: string) {
    const texts = await (await this.portal()).paymentMethods.qrCodeTexts()
    const read = texts.map((text) => parseQrCodeFields(text))
    const expected = [amount, `05${String(externalId.length).padStart(2, '0')}${externalId}`]
    assert.deepEqual(
      read.map((fields) => [fields?.get('54'), fields?.get('62')]),
      [expected, expected],
    )
  },
)

Then('para elegir otra forma vuelve a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentMethods.onlineMethodsLinkAddress(), address)
})

Then('para saber cómo es va a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).paymentMethods.onlinePaymentExplanationAddress(), address)
})

Then('debajo no hay otras formas de pagar', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).paymentMethods.areOfflineMethodsExplained()))
})

Then('quedó copiado {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentMethods.clipboardText(), text)
})

Then('se le pregunta {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).paymentMethods.surveyPrompt(), text)
})

Then(
  'las cuentas de la empresa son {int}, cada una en un solo lugar',
  async function (this: PortalWorld, count: number) {
    assert.equal(await (await this.portal()).paymentMethods.countShownBankAccounts(), count)
  },
)

Then(
  'está en {string}, abierta con {int} cuentas',
  async function (this: PortalWorld, title: string, count: number) {
    const { paymentMethods } = await this.portal()
    assert.deepEqual(await paymentMethods.focusedExplanationTitleAndAccountCount(), {
      title,
      accounts: count,
    })
  },
)
