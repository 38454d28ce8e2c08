import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'
import type { Page, PageElement } from '#features/support/page'
import { readLinkTextsAndAddresses, type LinkTextsAndAddresses } from '#features/support/link-targets'

/**
 * The text of the button that opens the explanation of the amount. Some lenders do not offer the
 * explanation.
 */
const amountsExplanationButtonText = loanAmountsTexts.openWhy

/** Titles of the panels that can be home's main panel. */
const mainPanelTitles = [
  texts.due.label,
  homeTexts.debt.title,
  texts.paid.label,
  texts.nothingDue.label,
  texts.noLoans.label,
]

/** Tasks on home's main panel about the next payment, and on the list of loans under it. */
export class HomeNextPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Returns the text of home's main panel without its buttons and links; empty if home has no main panel. */
  async mainPanelText(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.mainPanel().isPresent()) ? this.textWithoutControls(this.mainPanel()) : ''
  }

  /** Returns the text and the address of each link in home's main panel. */
  async mainPanelLinksWithAddresses(): Promise<LinkTextsAndAddresses> {
    await this.page.waitUntilIdle()
    return readLinkTextsAndAddresses(this.mainPanel().getByCss('a'))
  }

  /** Follows the first link in home's main panel, which is the main action. */
  async pressMainPanelAction(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.mainPanel().getByCss('a').firstMatch().press()
    await this.page.waitForPath((path) => path !== addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /**
   * Returns the amount of the customer's debt on home and the note under the amount; empty if there is
   * no debt.
   */
  async debtText(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.debtRegion().isPresent()) ? this.textWithoutControls(this.debtRegion()) : ''
  }

  /**
   * Waits until home shows no debt. After a reload, home shows the last known debt until the lender has
   * answered.
   */
  async waitUntilDebtDisappears(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.debtRegion().waitToDisappear()
  }

  /** Returns the address to which the link in home's debt panel leads. */
  async debtLinkAddress(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.debtRegion().getByRole('link').linkAddress()
  }

  async openDebtPayment(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.debtRegion().getByCss('a').firstMatch().press()
    await this.page.waitForPath((path) => path !== addresses.home.path)
  }

  /** Returns the text and the address of each loan's row on home. */
  async loanRows(): Promise<LinkTextsAndAddresses> {
    await this.page.waitUntilIdle()
    return readLinkTextsAndAddresses(this.region(texts.loans).getByRole('link'))
  }

  /** Returns the text about this month's total on home; empty if there is no such text. */
  async monthTotalOnHomeText(): Promise<string> {
    await this.page.waitUntilIdle()
    const month = this.region(texts.month.label)
    return (await month.isPresent()) ? this.textWithoutControls(month) : ''
  }

  /**
   * Returns the text and the address of the link for paying everything that is due this month in one
   * payment; empty if there is no such link.
   */
  async wholeMonthPaymentLink(): Promise<LinkTextsAndAddresses> {
    await this.page.waitUntilIdle()
    return readLinkTextsAndAddresses(this.region(texts.month.label).getByCss('a'))
  }

  /** Presses the link for paying everything that is due this month. */
  async openPaymentOfWholeMonth(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.region(texts.month.label).getByCss('a').press()
    await this.page.waitForPath(addresses.paymentBatch.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the text of the link in home's section with that title. */
  async linkTextOfHomeSection(title: string): Promise<string> {
    const row = this.region(title).getByRole('link')
    await row.waitToAppear()
    return row.visibleText()
  }

  async openLastPayment(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.region(texts.lastPayment).getByRole('link').press()
    await this.page.waitForPath((path) => path !== addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the message on home that says that the loans could not be loaded. */
  async loansNotLoadedMessage(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.filterByContent(texts.notKnown).visibleText()
  }

  private async textWithoutControls(region: PageElement): Promise<string> {
    const controls = await region.getByCss('a').visibleTexts()
    return [...controls, amountsExplanationButtonText].reduce(
      (text, control) => text.replace(` ${control}`, ''),
      await region.visibleText(),
    )
  }

  /** Returns the main panel of home, which is the first one on the screen. */
  private mainPanel(): PageElement {
    return this.page.main
      .getByRole('region', { name: new RegExp(`^(${mainPanelTitles.join('|')})$`) })
      .firstMatch()
  }

  private debtRegion(): PageElement {
    return this.region(homeTexts.debt.title)
  }

  private region(name: string): PageElement {
    return this.page.main.getByRole('region', { name })
  }
}
