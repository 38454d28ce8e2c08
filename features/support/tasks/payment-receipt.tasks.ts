import { addresses } from '@/ui/addresses'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentReceiptTexts as texts } from '@/ui/texts/payment-receipt.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { substringPattern, type Page } from '#features/support/page'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

/** The first four bytes of a PNG. */
const pngSignature = 0x89_50_4e_47

/** Number of bytes of a blank picture of the receipt's size; a real picture has more. */
const blankPictureByteCount = 10_000

export class PaymentReceiptTasks {
  constructor(private readonly page: Page) {}

  /** Opens the receipt of the payment that was just made. */
  async openReceiptFromResult(): Promise<void> {
    await this.page.main
      .getByRole('link', { name: substringPattern(paymentsTexts.status.shareReceipt) })
      .press()
    await this.waitForReceipt()
  }

  /** Opens the receipt of a payment in the list, by the payment's text. */
  async openReceiptFromList(payment: string): Promise<void> {
    const rows = this.page.main
      .getByRole('group', { name: substringPattern(myPaymentsTexts.all) })
      .getByRole('listitem')
    await rows.filterByContent(payment).firstMatch().getByRole('link').press()
    await this.waitForReceipt()
  }

  async shareReceipt(format: string): Promise<void> {
    const name = format === 'PDF' ? texts.sharePdf : texts.sharePicture
    await this.page.main.getByRole('button', { name: substringPattern(name) }).press()
    await this.page
      .getByRole('region', { name: substringPattern('Avisos') })
      .getByCss('p')
      .firstMatch()
      .waitToAppear()
  }

  /** Returns the payment's status and amount on the receipt. */
  async paymentStatusAndAmount(): Promise<string> {
    const receipt = this.page.main.getByRole('region', { name: substringPattern(texts.title) })
    await receipt.waitToAppear()
    return receipt.getByCss('p').firstMatch().visibleText()
  }

  /** Returns the details of the receipt, each with its label. */
  async receiptDetails(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByCss('dl > div').visibleTexts()
  }

  /**
   * Returns the query of the page's address, which contains the key of the receipt. Throws if the screen is
   * not a receipt.
   */
  async receiptAddressQuery(): Promise<string> {
    const [path, query] = (await this.page.address()).split('?')
    if (path !== addresses.paymentReceipt.path) throw new Error(`No receipt is at ${path}`)
    return query ?? ''
  }

  /** Returns the texts in the last PDF that the customer saved. */
  async downloadedPdfTexts(): Promise<readonly string[]> {
    const bytes = (await this.page.device.downloadedFileBytes()).at(-1)
    return bytes ? parsePdf(bytes).texts : []
  }

  /**
   * Returns the size of the last PNG that the customer saved, and whether something is drawn in it: its
   * file is then larger than that of a blank picture.
   */
  async downloadedPictureSizeAndIsDrawn(): Promise<{
    readonly width: number
    readonly height: number
    readonly isDrawn: boolean
  }> {
    const bytes = (await this.page.device.downloadedFileBytes()).at(-1) ?? new Uint8Array()
    const picture = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (picture.getUint32(0) !== pngSignature) throw new Error('What was saved is no PNG')
    return {
      width: picture.getUint32(16),
      height: picture.getUint32(20),
      isDrawn: bytes.length > blankPictureByteCount,
    }
  }

  /** Returns the names of the downloaded files. */
  async downloadedFileNames(): Promise<readonly string[]> {
    return this.page.device.downloadedFileNames()
  }

  private async waitForReceipt(): Promise<void> {
    await this.page.waitForPath(addresses.paymentReceipt.path)
    await this.page.getByRole('heading', { name: texts.title }).waitToAppear()
    await this.page.waitUntilIdle()
  }
}
