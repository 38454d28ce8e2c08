import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { outcomeInquiryButtonTexts } from '@/ui/texts/outcome-inquiry.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { substringPattern, type Page } from '#features/support/page'

const { amount, plan, check } = creditLineLoanRequestTexts

const requestButtonPattern = /^Pedir (\$|el préstamo)/

export class CreditLineTasks {
  constructor(private readonly page: Page) {}

  /** Types the amount to request from the credit line, and leaves the field. */
  async typeAmount(text: string): Promise<void> {
    const field = this.page.main.getByLabel(amount.label)
    await field.fill(text)
    await field.pressKey('Tab')
    await this.page.waitUntilIdle()
  }

  async typedAmount(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByLabel(amount.label).fieldValue()
  }

  /** Types an amount to request from the credit line, and continues to the plans. */
  async typeAmountAndContinue(text: string): Promise<void> {
    await this.typeAmount(text)
    await this.button(amount.submit).press()
    await this.page.main.getByRole('heading', { level: 1, name: plan.title }).waitToAppear()
    await this.page.waitUntilIdle()
  }

  /** Continues from the amount to the plans of the credit line, without waiting until the plans are shown. */
  async continueToPlansWithoutWaiting(): Promise<void> {
    await this.button(amount.submit).press()
  }

  async chooseRepaymentPlan(installments: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(installments) }).setChecked()
    await this.page.waitUntilIdle()
  }

  async requestLoan(): Promise<void> {
    await this.requestButton().press()
    await this.page.waitUntilIdle()
  }

  async requestLoanWithoutWaiting(): Promise<void> {
    await this.requestButton().press()
  }

  /** Requests a loan of another amount from the credit line, in another tab. */
  async requestLoanInAnotherTab(text: string, installments: string): Promise<void> {
    const other = new CreditLineTasks(await this.page.device.openTab(addresses.creditLineRequest.path))
    await other.typeAmountAndContinue(text)
    await other.chooseRepaymentPlan(installments)
    await other.requestLoan()
  }

  /**
   * In another tab, types another amount to request from the credit line, and chooses a plan for it. Does not
   * request the loan.
   */
  async chooseRepaymentPlanInAnotherTab(text: string, installments: string): Promise<void> {
    const other = new CreditLineTasks(await this.page.device.openTab(addresses.creditLineRequest.path))
    await other.typeAmountAndContinue(text)
    await other.chooseRepaymentPlan(installments)
  }

  async pressRequestLoanTwice(): Promise<void> {
    await this.requestButton().pressTwice()
    await this.page.waitUntilIdle()
  }

  /**
   * Opens a second tab, requests the loan of the credit line in this tab, and then requests the same
   * loan in the second tab.
   */
  async requestLoanInTwoTabs(): Promise<void> {
    const other = await this.page.device.openTab(addresses.creditLineRequest.createPath({ step: 'cuotas' }))
    await other.main.getByRole('button', { name: requestButtonPattern }).waitToAppear()
    await this.requestButton().press()
    await this.page.waitUntilIdle()
    await other.main.getByRole('button', { name: requestButtonPattern }).press()
    await other.waitUntilIdle()
  }

  async retryAfterFailure(): Promise<void> {
    await this.button(outcomeInquiryButtonTexts.tryAgain).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Takes the selfie at the identity provider with the result `ending`, and returns to the portal. `spelling`
   * is the name of the query parameter that contains the identity check's id in the return address.
   */
  async takeSelfie(ending: string, spelling = 'externaltxid'): Promise<void> {
    await this.endSelfie(ending, spelling)
    await this.page.waitUntilIdle()
  }

  /** Returns to the portal from the identity provider before the result of the selfie is available. */
  async returnBeforeSelfieResult(): Promise<void> {
    await this.endSelfie(identityProviderStandInTexts.decisions.HIT, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.button(check.submit).press()
    await this.page.waitForPath(identityProviderStandInPath)
    await this.page.getByLabel(identityProviderStandInTexts.spelling).selectOption(spelling)
    await this.page.getByRole('button', { name: ending }).press()
    await this.page.waitForPath(addresses.creditLineRequest.path)
  }

  /** Returns the label of each item of the loan's cost, followed by its value. */
  async loanCostItems(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const part = this.page.main.getByRole('region', { name: loanCostTexts.title })
    return part.getByCss('dt, dd:nth-of-type(1)').visibleTexts()
  }

  /** Returns the texts of the credit line's movements, in order. */
  async movementTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('listitem').visibleTexts()
  }

  /** Returns the text that the ring chart of the credit line has for screen readers. */
  async ringChartAccessibleName(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('img', { name: substringPattern('Te quedan') }).accessibleName()
  }

  /** Returns the text about the loan that was just requested: its amount, its plan and its first due date. */
  async requestedLoanSummaryText(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('region', { name: creditLineLoanRequestTexts.done.title }).visibleText()
  }

  /** Returns the reason why the button with that text is disabled, as the screen shows it. */
  async buttonDisabledReason(words: string): Promise<string> {
    await this.page.waitUntilIdle()
    return this.button(words).accessibleDescription()
  }

  async isPaymentQrCodeShown(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('img', { name: creditLineTexts.detail.qrPicture }).isPresent()
  }

  /** Returns the button that requests the loan. The button shows the amount after a plan is chosen. */
  private requestButton() {
    return this.page.main.getByRole('button', { name: requestButtonPattern })
  }

  private button(words: string) {
    return this.page.main.getByRole('button', { name: substringPattern(words) })
  }
}
