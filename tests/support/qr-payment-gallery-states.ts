import { substringPattern, type Page } from '#features/support/page'
import { createShopQrText, demoShops, type DemoShop } from '@/adapters/fake/qr-payment/shops'
import { addresses } from '@/ui/addresses'
import { shopAmountEntryTexts, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { purchasePlanTexts } from '@/ui/texts/purchase-plan.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForHeading,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const { scanner } = qrPaymentTexts

const pasteQrCode = async (page: Page, text: string): Promise<void> => {
  await waitUntilScreenIdle(page)
  await page.getByLabel(scanner.paste).fill(text)
  await pressButton(page, scanner.read)
  await waitUntilScreenIdle(page)
}

const switchCameraOn = async (page: Page): Promise<void> => {
  await waitUntilScreenIdle(page)
  await pressButton(page, scanner.use)
}

const openScanner = async (page: Page): Promise<void> => {
  await switchCameraOn(page)
  await page.getByText(scanner.hint).waitToAppear()
}

const enterShopAmount = async (page: Page, pesos: string): Promise<void> => {
  await pasteQrCode(page, createShopQrText(demoShops.open))
  await page.main.getByLabel(shopAmountEntryTexts.pesos).fill(pesos)
}

const goToPlan = async (page: Page, shop: DemoShop = demoShops.closed): Promise<void> => {
  await pasteQrCode(page, createShopQrText(shop))
  await waitForHeading(page, purchasePlanTexts.title)
  await waitUntilScreenIdle(page)
}

const choosePlan = async (page: Page): Promise<void> => {
  await goToPlan(page)
  await page.main.getByRole('radio', { name: substringPattern('6 cuotas') }).setChecked()
}

const payShop = async (page: Page): Promise<void> => {
  await choosePlan(page)
  await pressButton(page, /^Pagar /)
  await waitUntilScreenIdle(page)
  await page.device.advanceClock(3)
  await page.main.getByRole('progressbar').waitToDisappear()
}

const luciasQrPaymentAddress = (change: Parameters<typeof demoAddressForPersona>[2] = {}) =>
  demoAddressForPersona('lucia', addresses.qrPayment.path, change)

/** Gallery states of the screens for paying a shop by QR code with the revolving credit line. */
export const qrPaymentGalleryStates: readonly GalleryState[] = [
  { name: 'qr-escaner', address: luciasQrPaymentAddress() },
  { name: 'qr-escaner-letra-grande', address: luciasQrPaymentAddress(), letterSize: 'large' },
  {
    name: 'qr-camara',
    address: luciasQrPaymentAddress(),
    cameraScene: { qrCodeText: createShopQrText(demoShops.closed), isSharp: false },
    prepare: openScanner,
    showsOnlyWindow: true,
  },
  {
    name: 'qr-camara-comercio-bloqueado',
    address: luciasQrPaymentAddress(),
    cameraScene: { qrCodeText: createShopQrText(demoShops.blocked), isSharp: true },
    prepare: async (page) => {
      await switchCameraOn(page)
      await page.getByRole('dialog').getByRole('button', { name: scanner.again }).waitToAppear()
    },
    showsOnlyWindow: true,
  },
  {
    name: 'qr-camara-letra-grande',
    address: luciasQrPaymentAddress(),
    cameraScene: { qrCodeText: createShopQrText(demoShops.closed), isSharp: false },
    letterSize: 'large',
    prepare: openScanner,
    showsOnlyWindow: true,
  },
  { name: 'qr-en-deuda', address: demoAddressForPersona('hector', addresses.qrPayment.path) },
  { name: 'qr-con-oferta', address: demoAddressForPersona('diego', addresses.qrPayment.path) },
  { name: 'qr-linea-inhabilitada', address: demoAddressForPersona('norma', addresses.qrPayment.path) },
  {
    name: 'qr-comercio-bloqueado',
    address: luciasQrPaymentAddress(),
    prepare: (page) => pasteQrCode(page, createShopQrText(demoShops.blocked)),
  },
  {
    name: 'qr-sin-respuesta',
    address: luciasQrPaymentAddress(demoStateWithNextCallAnswer('qr-payment.readQr', 'network-error')),
    prepare: (page) => pasteQrCode(page, createShopQrText(demoShops.closed)),
  },
  {
    name: 'qr-sin-cuotas',
    address: luciasQrPaymentAddress({
      next: [{ call: 'revolving-line.installmentPlan', answer: { status: 200, body: [] } }],
    }),
    prepare: (page) => pasteQrCode(page, createShopQrText(demoShops.closed)),
  },
  {
    name: 'qr-importe',
    address: luciasQrPaymentAddress(),
    prepare: (page) => enterShopAmount(page, '1500,50'),
  },
  {
    name: 'qr-importe-excedido',
    address: luciasQrPaymentAddress(),
    prepare: (page) => enterShopAmount(page, '1234567,89'),
  },
  {
    name: 'qr-importe-letra-grande',
    address: luciasQrPaymentAddress(),
    letterSize: 'large',
    prepare: (page) => enterShopAmount(page, '412350,50'),
  },
  { name: 'qr-cuotas', address: luciasQrPaymentAddress(), prepare: (page) => goToPlan(page) },
  {
    name: 'qr-cuotas-elegidas',
    address: luciasQrPaymentAddress({ set: { firstInstallmentDiscountPercent: 25 } }),
    prepare: choosePlan,
  },
  { name: 'qr-pagado', address: luciasQrPaymentAddress(), prepare: payShop },
  {
    name: 'qr-rechazado',
    address: luciasQrPaymentAddress(
      demoStateWithNextCallAnswer('qr-payment.pay', { status: 409, code: 'AMOUNT_MISMATCH' }),
    ),
    prepare: async (page) => {
      await payShop(page)
      await page.main.getByRole('button', { name: purchasePlanTexts.again }).waitToAppear()
    },
  },
  {
    name: 'qr-no-llego',
    address: luciasQrPaymentAddress(demoStateWithNextCallAnswer('qr-payment.pay', { status: 403 })),
    prepare: async (page) => {
      await payShop(page)
      await waitForHeading(page, purchasePlanTexts.notArrived.title)
    },
  },
  {
    name: 'qr-en-duda',
    address: luciasQrPaymentAddress({
      next: [
        ...demoStateWithNextCallAnswer('qr-payment.pay', 'malformed').next,
        ...demoStateWithNextCallAnswer('payments.paymentStatus', 'network-error').next,
      ],
    }),
    prepare: payShop,
  },
  {
    name: 'qr-en-duda-sin-saldo',
    address: luciasQrPaymentAddress({
      next: [
        ...demoStateWithNextCallAnswer('qr-payment.pay', 'malformed').next,
        ...demoStateWithNextCallAnswer('payments.paymentStatus', 'network-error').next,
      ],
    }),
    prepare: async (page) => {
      await enterShopAmount(page, '412350,50')
      await pressButton(page, shopAmountEntryTexts.goOn)
      await waitForHeading(page, purchasePlanTexts.title)
      await waitUntilScreenIdle(page)
      await page.main.getByRole('radio', { name: substringPattern('6 cuotas') }).setChecked()
      await pressButton(page, /^Pagar /)
      await waitUntilScreenIdle(page)
      await page.openAddress(addresses.qrPayment.path)
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'qr-comprobante',
    address: luciasQrPaymentAddress(),
    prepare: async (page) => {
      await payShop(page)
      await page.main.getByRole('link', { name: substringPattern(purchasePlanTexts.voucher) }).press()
      await page.waitForPath(addresses.qrVoucher.path)
      await waitUntilScreenIdle(page)
    },
  },
]
