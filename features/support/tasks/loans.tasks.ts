import { addresses } from '@/ui/addresses'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { readDisabledLinksWithReasons } from '#features/support/disabled-entries'
import { substringPattern, advanceClockUntilShown, type Page, type PageElement } from '#features/support/page'

export class LoansTasks {
  constructor(private readonly page: Page) {}

  /** Opens the loan with that title from the list of loans. */
  async openLoan(title: string): Promise<void> {
    await (await this.rowWithTitle(title)).getByRole('link').press()
    await this.currentInstallmentText()
  }

  /**
   * Goes from the list of loans to the loan, and from the loan to its payment. Stores each amount due that
   * the customer sees in `amountsDueShown`.
   */
  async goFromListToPayment(title: string): Promise<void> {
    const inList = firstAmountIn(await this.loanCardText(title))
    await this.openLoan(title)
    const inLoan = firstAmountIn(await this.currentInstallmentText())
    const onButton = firstAmountIn(await this.payButton().visibleText())
    this.amountsDueShown = [inList, inLoan, onButton]
    await this.payButton().press()
    await this.page.waitForPath(addresses.paymentSummary.path)
  }

  /**
   * The amounts due of one loan that the customer saw, in order: in the list of loans, on the loan's
   * screen, and on its pay button.
   */
  amountsDueShown: readonly string[] = []

  async viewAllInstallments(): Promise<void> {
    await this.waitForLoan()
    await this.allInstallmentsLink().press()
    await this.page.main
      .getByRole('heading', { level: 1, name: loansTexts.installments.title })
      .waitToAppear()
    await this.page.waitUntilIdle()
  }

  async dismissRecentPayments(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(loansTexts.payments.dismiss) }).press()
  }

  /** Opens the screen for the early cancellation of the loan on screen. */
  async openEarlyCancellation(): Promise<void> {
    await this.waitForLoan()
    await this.page.main.getByRole('link', { name: substringPattern(loansTexts.loan.cancel) }).press()
    await this.page.waitForPath(addresses.earlyCancellation.path)
  }

  /** Returns the title and the store of each loan in the list, in order. */
  async loanTitlesAndStores(): Promise<readonly string[]> {
    await this.waitForList()
    return this.rows().getByCss('b').visibleTexts()
  }

  /** Returns the whole text that the list of loans shows for the loan with that title. */
  async loanCardText(title: string): Promise<string> {
    return (await this.rowWithTitle(title)).visibleText()
  }

  /** Returns the title, the store and the disbursed amount of the loan on screen. */
  async loanHeadingText(): Promise<string> {
    await this.waitForLoan()
    return (await this.page.main.getByCss('header').getByCss('h1, p').visibleTexts()).join(' ')
  }

  /**
   * Returns the text about the loan's current installment: its number, amount and due date, and what is
   * overdue.
   */
  async currentInstallmentText(): Promise<string> {
    await this.waitForLoan()
    return (await this.currentInstallmentPart().getByCss('p').visibleTexts()).join(' ')
  }

  /** Returns the text of the status chip of the loan on screen. */
  async loanStatusText(): Promise<string> {
    await this.waitForLoan()
    return this.currentInstallmentPart().getByCss('span').firstMatch().visibleText()
  }

  async newLoanLinkAddress(): Promise<string> {
    return this.page.main.getByRole('link', { name: loansTexts.list.newLoan }).linkAddress()
  }

  /** Returns the details of the loan on screen, each with its label. */
  async loanDetails(): Promise<readonly string[]> {
    await this.waitForLoan()
    return this.page.main.getByCss('dl > div').visibleTexts()
  }

  /** Returns the text of each installment that the loan's screen lists. */
  async installmentTexts(): Promise<readonly string[]> {
    return this.installmentsOfGroup(loansTexts.loan.installments)
  }

  /** Returns the text of each installment in the group of installments with that title. */
  async installmentsOfGroup(title: string): Promise<readonly string[]> {
    const list = this.page.main.getByRole('list', { name: title })
    await list.waitToAppear()
    return list.getByRole('listitem').visibleTexts()
  }

  /** Returns the headings of the groups of installments on the loan's screen. */
  async installmentGroupTitles(): Promise<readonly string[]> {
    await this.waitForLoan()
    await this.page.main.getByRole('list', { name: loansTexts.loan.installments }).waitToAppear()
    return this.page.main.getByRole('heading', { level: 2 }).visibleTexts()
  }

  /** Returns the address of the loan's pay button; empty if the screen has no pay button. */
  async payButtonAddress(): Promise<string> {
    await this.waitForLoan()
    const link = this.payButton()
    return (await link.countMatches()) === 0 ? '' : await link.linkAddress()
  }

  /** Returns the texts of the loan's pay links, which offer to pay again after the customer has just paid. */
  async payAgainLinkTexts(): Promise<readonly string[]> {
    await this.waitForLoan()
    return this.payButton().visibleTexts()
  }

  /** Returns the text of the link to all installments of the loan; empty if there is no such link. */
  async viewAllInstallmentsLinkText(): Promise<string> {
    await this.waitForLoan()
    return (await this.allInstallmentsLink().visibleTexts()).join(' ')
  }

  /** Returns the texts of the loan's recent payments; empty if the screen shows no recent payments. */
  async recentPaymentTexts(): Promise<readonly string[]> {
    await this.waitForLoan()
    await this.page.waitUntilIdle()
    return this.page.main
      .getByRole('list', { name: substringPattern(loansTexts.payments.title) })
      .getByRole('listitem')
      .visibleTexts()
  }

  /** Returns the message that the screen shows instead of the list if the customer has no loans. */
  async noLoansMessage(): Promise<string> {
    const title = this.page.main.getByRole('heading', { name: substringPattern(loansTexts.list.emptyTitle) })
    await title.waitToAppear()
    const text = this.page.main.getByText(loansTexts.list.empty)
    return `${await title.visibleText()} ${await text.visibleText()}`
  }

  /** Returns the links that the screen shows if the customer has no loans. */
  async noLoansLinkTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('link').visibleTexts()
  }

  /** Returns the disabled links of the screen, each with the reason why it is disabled. */
  async disabledLinksWithReasons(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return readDisabledLinksWithReasons(this.page.main)
  }

  /**
   * Lets up to `seconds` + 5 seconds pass until the screen shows the message about slow loading. Returns
   * the message.
   */
  async slowLoadingMessageAfterSeconds(seconds: number): Promise<string> {
    const sentence = this.page.main.getByRole('status').filterByContent(failureActionTexts.slow)
    await advanceClockUntilShown(this.page, sentence, seconds + 5)
    return sentence.visibleText()
  }

  private async rowWithTitle(title: string): Promise<PageElement> {
    await this.waitForList()
    return this.rows().filterByContent(this.page.getByRole('link', { name: substringPattern(title) }))
  }

  private rows(): PageElement {
    return this.page.main.getByRole('list', { name: loansTexts.list.title }).getByRole('listitem')
  }

  private async waitForList(): Promise<void> {
    await this.page.main
      .getByRole('heading', { level: 1, name: substringPattern(loansTexts.list.title) })
      .waitToAppear()
    await this.rows().firstMatch().waitToAppear()
  }

  private async waitForLoan(): Promise<void> {
    await this.currentInstallmentPart().waitToAppear()
    // Parts of the screen are loaded when it opens.
    await this.page.waitUntilIdle()
  }

  private currentInstallmentPart(): PageElement {
    return this.page.main.getByRole('region', { name: substringPattern(loansTexts.loan.lead) })
  }

  private payButton(): PageElement {
    return this.currentInstallmentPart().getByRole('link', { name: /^Pagar / })
  }

  private allInstallmentsLink(): PageElement {
    return this.page.main.getByRole('link', { name: /^Ver las \d+ cuotas$/ })
  }

  /** Returns the events of the saved calendar file: day, title, details and reminder. */
  async eventsInSavedCalendarFile(): Promise<readonly (readonly string[])[]> {
    const [text = ''] = await this.page.device.downloadedFileTexts()
    const { parseCalendarEvents } = await import('#features/support/calendar-file')
    return parseCalendarEvents(text)
  }

  /**
   * Returns the ids of the events in the saved calendar file. In the customer's calendar, an event
   * replaces an earlier event with the same id.
   */
  async eventIdsInSavedCalendarFile(): Promise<readonly string[]> {
    const [text = ''] = await this.page.device.downloadedFileTexts()
    const { parseCalendarEventIds } = await import('#features/support/calendar-file')
    return parseCalendarEventIds(text)
  }

  /** Returns the events about automatic collections in the saved calendar file. */
  async collectionEventsInCalendarFile(): Promise<readonly (readonly string[])[]> {
    return (await this.eventsInSavedCalendarFile()).filter(([, title]) =>
      title?.startsWith('Se cobra de tu cuenta'),
    )
  }

  async isCalendarFileOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('button', { name: loansTexts.calendar.save }).isPresent()
  }
}

/** Returns the first amount in a text, without `,00`, as pay buttons show it; empty if there is no amount. */
function firstAmountIn(text: string): string {
  return /\$ [\d.]+(,\d\d)?/.exec(text)?.[0].replace(/,00$/, '') ?? ''
}
