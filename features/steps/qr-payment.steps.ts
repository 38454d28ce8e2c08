import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { screenPathsByName } from '#features/support/screens'
import { createShopQrCodeText } from '#features/support/tasks/qr-payment.tasks'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

type CameraState = 'allowed' | 'asked for' | 'denied' | 'missing' | 'in-use' | 'no-answer'

const cameraStatesByPhrase: Readonly<Record<string, CameraState>> = {
  'ya está permitida': 'allowed',
  'espera su permiso': 'asked for',
  'está prohibida': 'denied',
  'no existe': 'missing',
  'la usa otro programa': 'in-use',
  'no se puede preparar': 'no-answer',
}

const pictureReadingOutcomesByPhrase: Readonly<Record<string, 'not-a-picture' | 'no-answer'>> = {
  'un archivo que no es una foto': 'not-a-picture',
  'una foto sin nada con que leerla': 'no-answer',
}

export const qrPaymentStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'le ofrece otra línea': (world) => world.changeDemoState({ set: { lineOffered: true } }),
  },
  'que … (dispositivo)': {
    'la linterna de su cámara no prende': async (world) =>
      await (await world.portal()).qrPayment.camera.setCameraFeatures('stuck torch'),
    'su cámara tiene linterna y otra lente': async (world) =>
      await (await world.portal()).qrPayment.camera.setCameraFeatures('torch', 'other lens'),
  },
  'elige … "…"': {
    'una foto con el QR de': async ({ qrPayment }, shop) => {
      await qrPayment.camera.setQrCodeInChosenPictures(createShopQrCodeText(shop))
      await qrPayment.chooseQrPicture()
    },
    'pagarla en': ({ qrPayment }, installments) => qrPayment.chooseRepaymentPlan(installments),
  },
  'elige …': {
    'una foto sin ningún QR': async ({ qrPayment }) => {
      await qrPayment.camera.setQrCodeInChosenPictures(undefined)
      await qrPayment.chooseQrPicture()
    },
  },
  'escribe … "…"': {
    'el importe': ({ qrPayment }, keys) => qrPayment.typeAmount(keys),
  },
  'paga …': {
    'la compra': ({ qrPayment }) => qrPayment.payShop(),
  },
  'aprieta …': {
    'pagar dos veces seguidas': ({ qrPayment }) => qrPayment.pressPayShopTwice(),
  },
  'vuelve … "…"': {
    'a escanear el QR de': async ({ qrPayment }, shop) => {
      await qrPayment.reopenScreen()
      await qrPayment.pasteQrCodeText(createShopQrCodeText(shop))
    },
  },
  'no se le …': {
    'ofrece pagar la compra de nuevo': async ({ qrPayment }) =>
      assert.equal(await qrPayment.isPayingOffered(), false),
  },
}

Given(
  /^(?:que )?la cámara de su celular (ya está permitida|espera su permiso|está prohibida|no existe|la usa otro programa|no se puede preparar)$/,
  async function (this: PortalWorld, state: string) {
    await (await this.portal()).qrPayment.camera.setCameraState(cameraStatesByPhrase[state] ?? 'in-use')
    await (await this.portal()).qrPayment.reopenScreen()
  },
)

Given(
  'que la primera cuota tiene un descuento del {int} por ciento',
  function (this: PortalWorld, percent: number) {
    this.changeDemoState({ set: { firstInstallmentDiscountPercent: percent } })
  },
)

Given('que la compra se paga con la operación {string}', function (this: PortalWorld, operationId: string) {
  const answer = { status: 200, body: { operationId } }
  setNextCallAnswer(this, 'qr-payment.pay', answer)
})

Given(
  'que la compra se paga en {int} cuotas con {int} % de descuento o en {int} con {int} %',
  function (this: PortalWorld, few: number, lower: number, many: number, higher: number) {
    const body = [
      { installment: few, amount: 20_000, lineId: 'lr-a', firstInstallmentDiscount: lower / 100 },
      { installment: many, amount: 11_000, lineId: 'lr-b', firstInstallmentDiscount: higher / 100 },
    ]
    setNextCallAnswer(this, 'revolving-line.installmentPlan', { status: 200, body })
  },
)

When('usa la cámara', async function (this: PortalWorld) {
  await (await this.portal()).qrPayment.switchCameraOn()
})

When('escanea el QR de {string}', async function (this: PortalWorld, shop: string) {
  await (await this.portal()).qrPayment.showQrCodeToCamera(createShopQrCodeText(shop))
})

When('la cámara lee dos veces seguidas el QR de {string}', async function (this: PortalWorld, shop: string) {
  await (await this.portal()).qrPayment.showQrCodeToCameraTwice(createShopQrCodeText(shop))
})

When(
  'el capacitador le muestra el QR de {string} y lo escanea',
  async function (this: PortalWorld, shop: string) {
    const { demo, qrPayment } = await this.portal()
    await qrPayment.showQrCodeToCamera(await demo.shopQrCodeText(shop))
  },
)

When('escanea un código que dice {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).qrPayment.showQrCodeToCamera(text)
})

When('pega el texto del QR de {string}', async function (this: PortalWorld, shop: string) {
  await (await this.portal()).qrPayment.pasteQrCodeText(createShopQrCodeText(shop))
})

When(
  'pega el texto del QR de {string} sin esperar las cuotas',
  async function (this: PortalWorld, shop: string) {
    await (await this.portal()).qrPayment.pasteQrCodeTextWithoutWaiting(createShopQrCodeText(shop))
  },
)

When('pega el texto {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).qrPayment.pasteQrCodeText(text)
})

When('pega el texto:', async function (this: PortalWorld, text: string) {
  await (await this.portal()).qrPayment.pasteQrCodeText(text)
})

When(
  /^elige (un archivo que no es una foto|una foto sin nada con que leerla|una foto que tarda en leerse)$/,
  async function (this: PortalWorld, picture: string) {
    const { qrPayment } = await this.portal()
    await qrPayment.camera.setPictureReadingOutcome(pictureReadingOutcomesByPhrase[picture] ?? 'being read')
    await qrPayment.chooseQrPicture()
  },
)

When('toca {string} sobre la cámara', async function (this: PortalWorld, words: string) {
  await (await this.portal()).qrPayment.pressCameraDialogButton(words)
})

When('atiende otra cosa en el celular', async function (this: PortalWorld) {
  await (await this.portal()).qrPayment.hidePage()
})

When('no permite la cámara', async function (this: PortalWorld) {
  const { qrPayment } = await this.portal()
  await qrPayment.switchCameraOn()
  await qrPayment.camera.denyPermission()
})

When('la cámara se desenchufa', async function (this: PortalWorld) {
  const { qrPayment } = await this.portal()
  await qrPayment.switchCameraOn()
  await qrPayment.camera.disconnectCamera()
})

When('escribe el importe {string} y aprieta Enter', async function (this: PortalWorld, keys: string) {
  const { qrPayment, shell } = await this.portal()
  await qrPayment.typeAmount(keys)
  await shell.pressKey('Enter')
})

When('paga la compra y pasan {int} segundos', async function (this: PortalWorld, seconds: number) {
  const { qrPayment, page } = await this.portal()
  await qrPayment.payShopWithoutWaiting()
  await page.waitUntilIdle()
  await page.device.advanceClock(seconds)
})

When(
  'compra en {string} en {string}',
  async function (this: PortalWorld, shop: string, installments: string) {
    const { qrPayment } = await this.portal()
    await qrPayment.pasteQrCodeText(createShopQrCodeText(shop))
    await qrPayment.chooseRepaymentPlan(installments)
    await qrPayment.payShop()
  },
)

When(
  'en otra pestaña compra en {string} en {string}',
  async function (this: PortalWorld, shop: string, installments: string) {
    await (await this.portal()).qrPayment.payShopInAnotherTab(createShopQrCodeText(shop), installments)
  },
)

When('recarga la pantalla del QR', async function (this: PortalWorld) {
  await (await this.portal()).qrPayment.reload()
})

When('el dispositivo olvida el préstamo de la compra', async function (this: PortalWorld) {
  await (await this.portal()).qrPayment.deleteStoredLoanRequest()
})

When('abre {string} en otra pestaña', async function (this: PortalWorld, screen: string) {
  this.lastReadText = await (
    await this.portal()
  ).qrPayment.openInAnotherTabAndReadPath(screenPathsByName[screen] ?? screen)
})

Then('en la otra pestaña está en {string}', function (this: PortalWorld, screen: string) {
  assert.equal(this.lastReadText, screenPathsByName[screen])
})

Then('el importe se ve más chico', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).qrPayment.isAmountShownInSmallDigits())
})

Then('al comercio se le pagó {int} vez/veces', async function (this: PortalWorld, times: number) {
  assert.equal(await (await this.portal()).qrPayment.countShopPaymentsMade(), times)
})

Then('se hizo/hicieron {int} préstamo(s)', async function (this: PortalWorld, times: number) {
  assert.equal(await (await this.portal()).qrPayment.countCreatedLoans(), times)
})

Then('la barra va por {int}', async function (this: PortalWorld, percent: number) {
  assert.equal(Math.floor(await (await this.portal()).qrPayment.paymentProgressPercent()), percent)
})

Then('sobre la pantalla o en ella se lee {string}', async function (this: PortalWorld, words: string) {
  await (await this.portal()).qrPayment.waitForText(words)
})

Then('la cámara está prendida', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).qrPayment.camera.activeCameraCount(), 1)
})

Then('la cámara está apagada', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).qrPayment.camera.activeCameraCount(), 0)
})

Then('la cámara se pidió mirando a:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).qrPayment.camera.requestedCameraSides(), table.raw().flat())
})

Then('la linterna está prendida', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).qrPayment.camera.isTorchOn())
})

Then('el texto que pegó sigue ahí', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).qrPayment.pastedQrCodeText(), /^000201/)
})
