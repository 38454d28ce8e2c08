import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { sendReceiptTexts } from '@/ui/texts/send-receipt.texts'
import { readDisabledLinksWithReasons } from '#features/support/disabled-entries'
import { substringPattern, type Page } from '#features/support/page'
import { followLink } from '#features/support/tasks/follow-link'
import { PaymentReceiptTasks } from '#features/support/tasks/payment-receipt.tasks'

export class MyPaymentsTasks {
  constructor(private readonly page: Page) {}

  async showMorePayments(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(myPaymentsTexts.seeMore) }).press()
  }

  async goToPaymentsOfYear(year: number): Promise<void> {
    await this.page.main
      .getByRole('group', { name: substringPattern(basicComponentTexts.goToYear) })
      .getByRole('button', { name: String(year) })
      .press()
  }

  /** Follows the link of a receipt that leads back to the list of payments. */
  async returnFromReceipt(): Promise<void> {
    const link = this.page.main.getByRole('link', { name: paymentReceiptTexts.back })
    await followLink(this.page, link, myPaymentsTexts.title)
  }

  /** Returns the text of the payment that has the focus; empty if none has it. */
  async focusedPayment(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.page.main.getByCss('li:focus').visibleTexts()).join()
  }

  /** Returns the month at the top of the list of payments. */
  async firstMonthShown(): Promise<string> {
    const months = this.page.main
      .getByRole('group', { name: substringPattern(myPaymentsTexts.all) })
      .getByRole('heading')
    return months.firstMatch().visibleText()
  }

  /** Opens the form for sending the receipt of a payment that is missing from the list. */
  async openSendReceiptForm(): Promise<void> {
    const link = this.page.main.getByRole('link', { name: substringPattern(myPaymentsTexts.sendReceipt) })
    await followLink(this.page, link, sendReceiptTexts.title)
  }

  /** Returns the payments on screen, each with its loan, amount, date, method and status. */
  async paymentRows(): Promise<readonly string[]> {
    const rows = this.page.main
      .getByRole('group', { name: substringPattern(myPaymentsTexts.all) })
      .getByRole('listitem')
    await rows.firstMatch().waitToAppear()
    return rows.visibleTexts()
  }

  /**
   * Opens the receipt of a payment in the list, and follows the link for reporting that the customer did
   * not make that payment.
   */
  async reportUnrecognisedPayment(payment: string): Promise<void> {
    await new PaymentReceiptTasks(this.page).openReceiptFromList(payment)
    await this.page.main.getByRole('link', { name: substringPattern(myPaymentsTexts.notRecognised) }).press()
  }

  /** Returns the method of payment of each payment on screen. */
  async methodsOfShownPayments(): Promise<readonly string[]> {
    return (await this.paymentRows()).map((words) => / · (.+?)(?: · \S+)? \$ /.exec(words)?.[1] ?? words)
  }

  /** Returns the text that says how many payments the screen shows out of all payments. */
  async shownPaymentCountText(): Promise<string> {
    return this.page.main.getByRole('status').visibleText()
  }

  async noPaymentsMessage(): Promise<string> {
    const title = this.page.main.getByRole('heading', { level: 2 })
    await title.waitToAppear()
    return title.visibleText()
  }

  /**
   * Returns the links of the screen with the list of payments, without the links to the payments
   * themselves.
   */
  async linkTextsOutsidePaymentList(): Promise<readonly string[]> {
    const links = await this.page.main.getByRole('link').visibleTexts()
    const rows = await this.page.main.getByRole('listitem').getByRole('link').visibleTexts()
    return links.filter((words) => !rows.includes(words))
  }

  /** Returns the disabled links of the screen, each with the reason why it is disabled. */
  async disabledLinksWithReasons(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return readDisabledLinksWithReasons(this.page.main)
  }
}
