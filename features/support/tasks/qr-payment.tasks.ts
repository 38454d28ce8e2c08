import { createShopQrText, demoShops, type DemoShop } from '@/adapters/fake/qr-payment/shops'
import { addresses } from '@/ui/addresses'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { shopAmountEntryTexts, qrPaymentTexts as texts } from '@/ui/texts/qr-payment.texts'
import type { DeviceCamera } from '#features/support/device'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

const { scanner } = texts

/**
 * A small picture that the customer chooses. The test device decides which QR code the portal reads in it.
 */
const qrPictureToChoose = { name: 'qr.png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }

export function findShopByName(name: string): DemoShop {
  const shop = Object.values(demoShops).find((each) => each.name === name)
  if (!shop) throw new Error(`There is no shop ${name}`)
  return shop
}

/** Returns the text of that shop's QR code. */
export function createShopQrCodeText(name: string): string {
  return createShopQrText(findShopByName(name))
}

export class QrPaymentTasks {
  constructor(private readonly page: Page) {}

  get camera(): DeviceCamera {
    return this.page.device.camera
  }

  async switchCameraOn(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByRole('button', { name: scanner.use }).press()
    await this.page.waitUntilIdle()
  }

  /** Switches the camera on if it is off, and shows it a QR code with that text. */
  async showQrCodeToCamera(text: string): Promise<void> {
    if ((await this.camera.activeCameraCount()) === 0) await this.switchCameraOn()
    await this.camera.showQrCodeToCamera(text)
    await this.page.waitUntilIdle()
  }

  /** Shows the same QR code to the camera twice in a row. */
  async showQrCodeToCameraTwice(text: string): Promise<void> {
    await this.switchCameraOn()
    await this.camera.showQrCodeToCamera(text)
    await this.camera.showQrCodeToCamera(text)
    await this.page.waitUntilIdle()
  }

  async pressCameraDialogButton(words: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: words }).press()
    await this.page.waitUntilIdle()
  }

  /** Hides the page, as if the customer looked at something else. */
  async hidePage(): Promise<void> {
    await this.page.device.hidePage()
    await this.page.waitUntilIdle()
  }

  async pasteQrCodeText(text: string): Promise<void> {
    await this.pasteQrCodeTextWithoutWaiting(text)
    await this.page.waitUntilIdle()
  }

  async pasteQrCodeTextWithoutWaiting(text: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.getByLabel(scanner.paste).fill(text)
    await this.page.main.getByRole('button', { name: scanner.read }).press()
  }

  async pastedQrCodeText(): Promise<string> {
    return this.page.getByLabel(scanner.paste).fieldValue()
  }

  async chooseQrPicture(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.getByLabel(substringPattern(scanner.picture)).chooseFile(qrPictureToChoose)
    await this.page.waitUntilIdle()
  }

  /** Types an amount key by key. The key `<` deletes the last digit. */
  async typeAmount(keys: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByLabel(shopAmountEntryTexts.pesos).press()
    for (const key of keys) await this.page.pressKey(key === '<' ? 'Backspace' : key)
    await this.page.waitUntilIdle()
  }

  async isAmountShownInSmallDigits(): Promise<boolean> {
    return this.page.main.getByCss('[data-size="long"] input').firstMatch().isPresent()
  }

  async reload(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.reload()
    await this.page.waitUntilIdle()
  }

  /** Opens that address in another tab. Returns the path to which the portal redirects the other tab. */
  async openInAnotherTabAndReadPath(address: string): Promise<string> {
    const tab = await this.page.device.openTab(address)
    await tab.heading.waitToAppear()
    await tab.waitUntilIdle()
    return tab.path()
  }

  async chooseRepaymentPlan(installments: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByRole('radio', { name: substringPattern(installments) }).setChecked()
  }

  /** Pays the shop, and waits until the progress bar of the payment has ended. */
  async payShop(): Promise<void> {
    await this.payButton().press()
    await this.waitUntilBarDisappears()
  }

  async openLoanTerms(): Promise<void> {
    await this.page.main.getByRole('button', { name: loanCostTexts.terms }).press()
    await this.page.main.getByText(loanCostTexts.openingTerms).waitToDisappear()
    await this.page.waitUntilIdle()
  }

  async pressPayShopTwice(): Promise<void> {
    await this.payButton().pressTwice()
    await this.waitUntilBarDisappears()
  }

  /** Pays the shop without waiting for the result. */
  async payShopWithoutWaiting(): Promise<void> {
    await this.payButton().press()
  }

  /** Returns how full the progress bar of the shop payment is, in percent. */
  async paymentProgressPercent(): Promise<number> {
    return Number(await this.progressBar().attributeValue('value'))
  }

  /** Opens the payment to the same shop in another tab, and pays in that tab. */
  async payShopInAnotherTab(text: string, installments: string): Promise<void> {
    const tab = await this.page.device.openTab(addresses.qrPayment.path)
    const there = new QrPaymentTasks(tab)
    await there.pasteQrCodeText(text)
    await there.chooseRepaymentPlan(installments)
    await there.payShop()
    await tab.close()
  }

  /**
   * Deletes the portal's stored record of the loan request for the purchase. The stored record of the
   * payment to the shop stays.
   */
  async deleteStoredLoanRequest(): Promise<void> {
    const { device } = this.page
    const storedText = await device.localStorageValue('portal.operations')
    const stored = Object(JSON.parse(storedText ?? '{}'))
    const all = stored.value.all.filter(
      (each: { terms: { kind: string } }) => each.terms.kind !== 'line-loan',
    )
    await device.storeInLocalAndTabStorage(
      'operations',
      JSON.stringify({ ...stored, value: { ...stored.value, all } }),
    )
  }

  /**
   * Waits until the pending payment has ended. Returns how many payments to shops the lender has
   * recorded.
   */
  async countShopPaymentsMade(): Promise<number> {
    if (await this.progressBar().isPresent()) await this.waitUntilBarDisappears()
    return (await this.rowsInChangeLog('shopPayments')).length
  }

  async countCreatedLoans(): Promise<number> {
    return (await this.rowsInChangeLog('newLoans')).length
  }

  async isPayingOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.payButton().isPresent()
  }

  private async rowsInChangeLog(table: string): Promise<readonly unknown[]> {
    const journal: unknown = JSON.parse(
      (await this.page.device.localStorageValue('portal-demo.journal')) ?? '{}',
    )
    return Object.values(Object(Object(Object(journal).value)[table]))
  }

  private progressBar(): PageElement {
    return this.page.main.getByRole('progressbar')
  }

  private payButton(): PageElement {
    return this.page.main.getByRole('button', { name: /^Pagar / })
  }

  private async waitUntilBarDisappears(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.device.advanceClock(3)
    await this.progressBar().waitToDisappear()
    await this.page.waitUntilIdle()
  }

  /** Waits until the page shows the given words. */
  async waitForText(words: string): Promise<void> {
    await this.page.getByText(words).firstMatch().waitToAppear()
  }

  async reopenScreen(): Promise<void> {
    await this.page.openAddress(addresses.qrPayment.path)
    await this.page.waitUntilIdle()
  }
}
