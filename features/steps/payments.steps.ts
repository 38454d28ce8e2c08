import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { addresses } from '@/ui/addresses'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { maskPaymentKeyInAddress } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const paymentsStepPhrases: StepPhrases = {
  'elige … "…"': {
    pagar: ({ payments }, title) => payments.chooseDebtToPay(title),
    'pagar por': ({ methodChoice }, method) => methodChoice.chooseMethod(method),
  },
  'sigue …': {
    'sin elegir qué pagar': ({ payments }) => payments.continueWithoutChoosingDebt(),
  },
  'copia …': {
    'el CVU': ({ payments }) => payments.copyCvu(),
  },
  'va …': {
    'a la billetera': ({ payments }) => payments.openWalletPaymentPage(),
  },
  'paga …': {
    'dos veces seguidas': ({ payments }) => payments.pressPayTwice(),
  },
  'vuelve …': {
    'a intentar con tarjeta de débito': async ({ payments, methodChoice }) => {
      await payments.retryPayment()
      await methodChoice.chooseMethod('Tarjeta de débito')
    },
    'a intentar el pago': ({ payments }) => payments.retryPayment(),
  },
  'abre …': {
    'el pago con tarjeta de crédito': ({ payments }) => payments.followCreditCardLink(),
    'en otra pestaña lo que debe': async ({ payments }, world) => {
      world.lastReadText = await payments.paidLoanScreenTitleInAnotherTab()
    },
    'lo que debe': ({ methodChoice }) => methodChoice.unfoldedAmountDueItems(),
  },
  'vuelve … "…"': {
    'a pagar por': async ({ payments, session, methodChoice }, method) => {
      await session.openAddress(addresses.paymentSummary.createPath({ externalId: '40128753' }))
      await payments.confirmPayingAgain()
      await methodChoice.chooseMethod(method)
      await payments.payWithChosenCard()
    },
    'a pagar de otra forma, por': async ({ payments, session, shell, methodChoice }, method) => {
      await session.openAddress(addresses.paymentSummary.createPath({ externalId: '40128753' }))
      await shell.pressLinkOrButton(paymentsTexts.summary.payOtherwise)
      await methodChoice.chooseMethod(method)
      await payments.payWithChosenCard()
    },
  },
  'abre … "…"': {
    'en otra pestaña el préstamo': async ({ payments }, externalId, world) => {
      world.lastReadText = await payments.paymentScreenTitleInAnotherTab(externalId)
    },
  },
  'puede …:': {
    pagar: ({ payments }) => payments.payableDebtTexts(),
    'pagar con estas tarjetas': ({ payments }) => payments.savedCardTexts(),
  },
  '… dice "…"': {
    'la lista de pagos': ({ payments }) => payments.nothingToPayMessage(),
  },
  '… es:': {
    'lo que debe': ({ payments }) => payments.amountDueItems(),
  },
  '… es "…"': {
    'el total a pagar': ({ payments }) => payments.paymentTotalText(),
    'lo que tiene que elegir': ({ methodChoice }) => methodChoice.methodListLabel(),
  },
  '… son:': {
    'los medios de pago': ({ methodChoice }) => methodChoice.methodNames(),
  },
  'no ve …': {
    'los demás medios de pago': async ({ methodChoice }) =>
      assert.ok(await methodChoice.isOnlyChosenMethodShown()),
  },
  '… lleva a "…"': {
    volver: ({ methodChoice }) => methodChoice.backLinkAddress(),
  },
  'se le …': {
    'dice que no hace falta el comprobante': async ({ payments }) =>
      assert.equal(await payments.noReceiptNeededSentence(), paymentsTexts.noReceiptNeeded),
  },
  '… lee "…"': {
    'en lugar del CVU': ({ payments }) => payments.noCvuReason(),
  },
  '… dice:': {
    'el comprobante': ({ payments }) => payments.paymentDetails(),
  },
  'no puede …': {
    'cambiar el importe': async ({ payments }) => assert.ok(!(await payments.isAmountEditable())),
  },
  'puede …': {
    'volver a pagar': async ({ payments }) => assert.ok(await payments.isPayingAgainOffered()),
  },
  'no se le …': {
    'ofrece pagar de nuevo': async ({ payments }) => assert.ok(!(await payments.isPayingAgainOffered())),
  },
}

When('quiere pagar por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).methodChoice.chooseMethodWithoutWaiting(method)
})

When('descarga el talón', async function (this: PortalWorld) {
  await (await this.portal()).payments.downloadBarcodeSlip()
})

When('comparte el QR', async function (this: PortalWorld) {
  await (await this.portal()).payments.shareQrCode()
})

When('paga', async function (this: PortalWorld) {
  await (await this.portal()).payments.payWithChosenCard()
})

When(
  'sale mientras se envía, toca {string} y mira el estado del pago',
  async function (this: PortalWorld, backLabel: string) {
    const { session, shell } = await this.portal()
    await session.advanceClock(2)
    await session.goBack()
    await shell.pressLinkOrButton(backLabel)
    await shell.pressLinkOrButton(paymentsTexts.summary.followUp)
  },
)

When('actualiza lo que debe', async function (this: PortalWorld) {
  await (await this.portal()).payments.reloadAmountDue()
})

When('consulta de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).payments.askLenderForOutcomeAgain()
})

When('decide pagar otra vez', async function (this: PortalWorld) {
  await (await this.portal()).payments.confirmPayingAgain()
})

When('decide pagar otra vez por {string}', async function (this: PortalWorld, method: string) {
  const { payments, methodChoice } = await this.portal()
  await payments.confirmPayingAgain()
  await methodChoice.chooseMethod(method)
})

When('paga en otra pestaña por {string}', async function (this: PortalWorld, method: string) {
  await (await this.portal()).payments.payInAnotherTab(method)
})

Then('está pagando {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.headingOfDebtBeingPaid(), text)
})

Then('de los medios de pago se lee:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).methodChoice.methodNamesAndDurations(), table.raw().flat())
})

Then('ya está elegido {string}', async function (this: PortalWorld, method: string) {
  assert.equal(await (await this.portal()).methodChoice.chosenMethodNameAndDuration(), method)
})

Then('mientras se envía no puede cambiar el medio de pago', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).methodChoice.isMethodLockedDuringPayment())
})

Then('no puede cambiar el medio de pago', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).methodChoice.isMethodShownWithoutChangeButton())
})

Then('sin elegir un medio solo puede volver', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).methodChoice.areOnlyMethodsAndBackLinksOffered())
})

Then('cada medio de pago abre lo suyo:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).methodChoice.screenTitleOfEachMethod(), table.raw())
})

Then('del pago se sabe {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.unknownOutcomeMessage(), text)
})

Then('después de pagar puede ir a {string}', async function (this: PortalWorld, places: string) {
  const actions = await (await this.portal()).payments.resultActionAddresses()
  assert.deepEqual(actions.map(maskPaymentKeyInAddress), places.split(', '))
})

Then('se le explica que el pago no se envió: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).payments.paymentNotSentReason(), text)
})

Then('ve el CVU {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.shownCvu(), digits)
})

Then('ve las cuentas de la empresa en:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).payments.banksOfLenderAccounts(), table.raw().flat())
})

Then('ve el código de barras {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.barcodeDigits(), digits)
})

Then('puede dictar los números {string}', async function (this: PortalWorld, digits: string) {
  assert.equal(await (await this.portal()).payments.digitsInPlaceOfBarcode(), digits)
})

Then('se descarga {string}', async function (this: PortalWorld, name: string) {
  assert.deepEqual(await (await this.portal()).payments.downloadedFileNames(), [name])
})

Then('el pago sigue en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(
    maskPaymentKeyInAddress(await (await this.portal()).payments.paymentProviderPageAddress()),
    address,
  )
})
