import { addresses } from '@/ui/addresses'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { substringPattern, exactTextPattern, type Page, type PageElement } from '#features/support/page'

/** Seconds that the portal waits before it asks again for a loan offer. */
const retryDelaySeconds = 4

export class LoanOfferTasks {
  constructor(private readonly page: Page) {}

  /**
   * Returns the heading of the new loan screen that says what the lender offers: for example, that the
   * customer has a loan application in progress, or that there is no offer.
   */
  async loanOfferTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('heading', { level: 2 }).firstMatch().visibleText()
  }

  /** Returns the message that the screen shows while the lender prepares another loan offer. */
  async offerPreparationMessage(): Promise<string> {
    const words = this.page.main.getByRole('status')
    await words.filterByContent(substringPattern(texts.waiting)).waitToAppear()
    return words.visibleText()
  }

  /**
   * Waits until the lender's loan offer arrives. Meanwhile the portal requests the offer again by itself,
   * and the wait ends after three such requests at the latest.
   */
  async waitForLoanOfferAfterRetries(): Promise<void> {
    const words = this.page.main.getByRole('status').filterByContent(substringPattern(texts.waiting))
    await words.waitToAppear()
    for (let retryCount = 0; retryCount < 3 && (await words.isPresent()); retryCount += 1)
      await this.page.device.advanceClock(retryDelaySeconds)
  }

  /** Presses the retry button after the loan offer failed to load, without waiting for the result. */
  async retryLoanOffer(): Promise<void> {
    await this.page.main.getByRole('button', { name: substringPattern(failureActionTexts.retry) }).press()
    await this.page.main.getByRole('status').filterByContent(substringPattern(texts.waiting)).waitToAppear()
  }

  /** Returns the address at which the customer starts or continues their loan application. */
  async loanApplicationAddress(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.nextStep().linkAddress()
  }

  /**
   * Reloads the screen after that many minutes. Returns the address at which the customer could continue
   * their loan application before the reload.
   */
  async readApplicationAddressAndReloadAfterMinutes(minutes: number): Promise<string> {
    const before = await this.loanApplicationAddress()
    await this.page.device.advanceClock(minutes * 60)
    await this.page.reload()
    return before
  }

  /**
   * Opens another tab. Returns the address at which the customer continues their loan application in
   * that tab.
   */
  async loanApplicationAddressInAnotherTab(): Promise<string> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(addresses.newLoan.path)
    const target = await new LoanOfferTasks(other).loanApplicationAddress()
    await other.close()
    return target
  }

  async loanRequestDetails(): Promise<readonly (readonly [string, string])[]> {
    await this.page.waitUntilIdle()
    const labels = await this.page.main.getByCss('dt').visibleTexts()
    const values = await this.page.main.getByCss('dd').visibleTexts()
    return labels.map((label, position) => [label, values[position] ?? ''])
  }

  /** Returns how many loan offers the portal has requested from the lender. */
  async countRequestedOffers(): Promise<number> {
    const journal: unknown = JSON.parse(
      (await this.page.device.localStorageValue('portal-demo.journal')) ?? '{}',
    )
    return Object.keys(Object(Object(Object(journal).value).offers)).length
  }

  async followServiceLink(service: string): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(service) }).press()
    await this.page.waitForPath(addresses.newLoan.path)
  }

  async isHomeLinkShown(): Promise<boolean> {
    await this.page.waitUntilIdle()
    const home = this.page.main.getByRole('link', { name: failureActionTexts.goHome })
    return (await home.linkAddress()) === addresses.home.path
  }

  private nextStep(): PageElement {
    const { toStart, inProgress, line } = texts
    return this.page.main.getByRole('link', {
      name: exactTextPattern(toStart.action, inProgress.action, line.action),
    })
  }
}
