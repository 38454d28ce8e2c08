import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { addresses } from '@/ui/addresses'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { purchasePlanTexts } from '@/ui/texts/purchase-plan.texts'
import { qrPaymentReceiptTexts } from '@/ui/texts/qr-payment-receipt.texts'
import { waitForHomeScreen, buttonLocator, enterDni, enterPassword, screenHeadingLocator } from './journey'
import { productionBuildTest } from './portal-test'

const { scanner } = qrPaymentTexts
const pngSignature = [0x89, 0x50, 0x4e, 0x47]

async function payShop(page: Page): Promise<void> {
  await page.getByLabel(scanner.paste).fill(createShopQrText(demoShops.closed))
  await buttonLocator(page, scanner.read).click()
  await expect(screenHeadingLocator(page, purchasePlanTexts.title)).toBeVisible()
  await expect(page.getByRole('main').getByText(demoShops.closed.name)).toBeVisible()
  await page.getByRole('radio', { name: /^3 cuotas/ }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(screenHeadingLocator(page, purchasePlanTexts.paidTitle)).toBeVisible()
}

/**
 * Saves the picture of the payment's voucher, as in a browser that cannot share. Returns the name and the
 * bytes of its file.
 */
async function saveVoucher(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await buttonLocator(page, qrPaymentReceiptTexts.share).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

/** Makes the browser able to share, and records the files that the page shares with another app. */
async function enableSharing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shared: string[] = []
    const share = async ({ files = [] }: ShareData): Promise<void> => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`))
    }
    Object.assign(window, { shared })
    Object.assign(navigator, { share, canShare: () => true })
  })
}

productionBuildTest(
  'over HTTP a shop is paid by its code, and the voucher is saved or shared',
  async ({ page, lender }) => {
    await lender.reset()
    await page.goto('/validacion-dni')
    await enterDni(page, '33127456')
    await enterPassword(page, 'cuota2026')
    await waitForHomeScreen(page)
    await page.goto(addresses.qrPayment.path)
    await lender.changeDemoState({ next: [{ call: 'qr-payment.pay', answer: { done: { status: 502 } } }] })
    await payShop(page)
    await page.getByRole('main').getByRole('link', { name: purchasePlanTexts.voucher }).click()
    await expect(screenHeadingLocator(page, qrPaymentReceiptTexts.title)).toBeVisible()
    const { name, bytes } = await saveVoucher(page)
    expect(name).toMatch(/^comprobante-.+\.png$/)
    expect([...bytes.subarray(0, 4)]).toEqual(pngSignature)
    await expect(page.getByText(qrPaymentReceiptTexts.saved)).toBeVisible()
    await enableSharing(page)
    await buttonLocator(page, qrPaymentReceiptTexts.share).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([`${name} image/png`])
  },
)
