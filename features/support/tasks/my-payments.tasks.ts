import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import { closedEntries } from '#features/support/closed-entries'
import { containing, type Page } from '#features/support/page'
import { readFailure } from '#features/support/tasks/read-failure'
import { goBy } from '#features/support/tasks/followed-link'
import { PaymentReceiptTasks } from '#features/support/tasks/payment-receipt.tasks'

export class MyPaymentsTasks {
  constructor(private readonly page: Page) {}

  async seeMore(): Promise<void> {
    await this.page.main.role('button', { name: containing(myPaymentsTexts.seeMore) }).press()
  }

  async goToYear(year: number): Promise<void> {
    await this.page.main
      .role('group', { name: containing(kitTexts.goToYear) })
      .role('button', { name: String(year) })
      .press()
  }

  /** The month that the list begins with. */
  async firstMonth(): Promise<string> {
    const months = this.page.main.role('group', { name: containing(myPaymentsTexts.all) }).role('heading')
    return months.first().read()
  }

  /** Goes to send the receipt of a payment that is not there. */
  async sendReceipt(): Promise<void> {
    const link = this.page.main.role('link', { name: containing(myPaymentsTexts.sendReceipt) })
    await goBy(this.page, link, receiptNotificationTexts.title)
  }

  async retry(): Promise<void> {
    await this.page.main.role('button', { name: containing(failureTexts.retry) }).press()
  }

  /** Each payment on screen: what, how much, when, how and its state. */
  async payments(): Promise<readonly string[]> {
    const rows = this.page.main.role('group', { name: containing(myPaymentsTexts.all) }).role('listitem')
    await rows.first().appears()
    return rows.readAll()
  }

  /** Says of that payment that it is none of the customer's. */
  async disown(payment: string): Promise<void> {
    await new PaymentReceiptTasks(this.page).openFromList(payment)
    await this.page.main.role('link', { name: containing(myPaymentsTexts.notRecognised) }).press()
  }

  /** How each payment on screen was made. */
  async waysPaid(): Promise<readonly string[]> {
    return (await this.payments()).map((words) => / · (.+?)(?: · \S+)? \$ /.exec(words)?.[1] ?? words)
  }

  /** How many are on screen, of how many. */
  async count(): Promise<string> {
    return this.page.main.role('status').read()
  }

  async emptyNotice(): Promise<string> {
    const title = this.page.main.role('heading', { level: 2 })
    await title.appears()
    return title.read()
  }

  /** Why they could not be loaded, and what to tell support. */
  async failure(): Promise<string> {
    return readFailure(this.page)
  }

  /** The ways on from the payments, but for those of each one. */
  async waysOn(): Promise<readonly string[]> {
    const links = await this.page.main.role('link').readAll()
    const rows = await this.page.main.role('listitem').role('link').readAll()
    return links.filter((words) => !rows.includes(words))
  }

  /** Those that are closed to the customer, each with its reason. */
  async closedWays(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return closedEntries(this.page.main)
  }
}
