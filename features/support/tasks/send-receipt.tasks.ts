import { sendReceiptTexts } from '@/ui/texts/send-receipt.texts'
import { requirePlaywrightPage } from '#features/support/chromium-page'
import { substringPattern, type FileToChoose, type Page, type PageElement } from '#features/support/page'

/**
 * Pattern of the text of the send button, which depends on whether the customer has chosen a kind of
 * receipt.
 */
const sendButtonPattern = new RegExp(`^(${sendReceiptTexts.send}|${sendReceiptTexts.goOn})$`)

export class SendReceiptTasks {
  constructor(private readonly page: Page) {}

  async chooseReceiptType(name: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(name) }).setChecked()
  }

  async chooseFile(chosenFileName: FileToChoose): Promise<void> {
    await this.fileInput().chooseFile(chosenFileName)
    await this.page.waitUntilIdle()
  }

  async sendReceipt(): Promise<void> {
    await this.page.main.getByRole('button', { name: sendButtonPattern }).press()
    await this.page.waitUntilIdle()
  }

  async receiptTypes(): Promise<readonly string[]> {
    const radios = this.page.main.getByRole('radio')
    await radios.firstMatch().waitToAppear()
    return this.page.main.getByCss('label').filterByContent(this.page.getByRole('radio')).visibleTexts()
  }

  /** Returns the name of the file that is chosen as the receipt; empty if no file is chosen. */
  async chosenFileName(): Promise<string> {
    return this.page.main.getByCss('form').getByRole('status').firstMatch().visibleText()
  }

  /**
   * Returns the title and the text of the message that says that it is unknown whether the lender
   * received the receipt.
   */
  async unconfirmedReceiptMessage(): Promise<string> {
    const notice = this.page.main.getByCss('form > :is([role="alert"], [role="status"])')
    const words = notice.filterByContent(sendReceiptTexts.fileKept).getByCss('p')
    await words.firstMatch().waitToAppear()
    return (await words.visibleTexts()).slice(0, 2).join(' ')
  }

  /** Returns the instructions for sending the photo of a payment ticket. */
  async ticketPhotoInstructions(): Promise<readonly string[]> {
    const card = this.page.main.getByRole('region', {
      name: substringPattern(sendReceiptTexts.ticket.title),
    })
    return card.getByCss('h2, p').visibleTexts()
  }

  async paymentsLinkAddress(): Promise<string> {
    await this.receiptResultTitle()
    return this.page.main.getByRole('link', { name: sendReceiptTexts.seePayments }).linkAddress()
  }

  async sendAnotherReceipt(): Promise<void> {
    await this.page.main.getByRole('button', { name: sendReceiptTexts.sendAnother }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns whether the screen lets the customer choose a file as the receipt. */
  async canChooseFile(): Promise<boolean> {
    return (await this.fileInput().countMatches()) > 0
  }

  async receiptResultTitle(): Promise<string> {
    await this.page.main
      .getByRole('link', { name: substringPattern(sendReceiptTexts.seePayments) })
      .waitToAppear()
    return this.page.heading.visibleText()
  }

  /** Returns how many seconds the confetti animation lasts; 0 if the confetti is not animated. */
  async confettiSeconds(motion: 'allowed' | 'reduced'): Promise<number> {
    await this.receiptResultTitle()
    const page = requirePlaywrightPage(this.page)
    await page.emulateMedia({ reducedMotion: motion === 'allowed' ? 'no-preference' : 'reduce' })
    // The confetti's elements are removed with it.
    const milliseconds = await page
      .locator('[aria-hidden="true"]')
      .evaluateAll((hidden) =>
        hidden.flatMap((each) =>
          each.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        ),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return Math.max(0, ...milliseconds) / 1000
  }

  private fileInput(): PageElement {
    return this.page.main.getByCss('input[type="file"]')
  }
}
