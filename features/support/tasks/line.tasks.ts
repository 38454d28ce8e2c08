import { identityStandInPath } from '@/adapters/fake/access/identity-checks'
import { identityStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { lineRequestTexts } from '@/ui/texts/line-request.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { operationsTexts } from '@/ui/texts/operations.texts'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { textContaining, type Page } from '#features/support/page'

const { amount, plan, check } = lineRequestTexts

const requestButton = /^Pedir (\$|el préstamo)/

export class LineTasks {
  constructor(private readonly page: Page) {}

  /** Types the amount to request from the line, and leaves the field. */
  async typeAmount(text: string): Promise<void> {
    const field = this.page.main.label(amount.label)
    await field.fill(text)
    await field.pressKey('Tab')
    await this.page.waitUntilIdle()
  }

  async typedAmount(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.label(amount.label).value()
  }

  /** Types an amount and continues to the plans. */
  async askForAmount(text: string): Promise<void> {
    await this.typeAmount(text)
    await this.button(amount.submit).press()
    await this.page.main.role('heading', { level: 1, name: plan.title }).waitToAppear()
    await this.page.waitUntilIdle()
  }

  /** Continues without waiting for the plans. */
  async continueWithoutWaiting(): Promise<void> {
    await this.button(amount.submit).press()
  }

  async choosePlan(installments: string): Promise<void> {
    await this.page.main.role('radio', { name: textContaining(installments) }).setChecked()
    await this.page.waitUntilIdle()
  }

  async requestLoan(): Promise<void> {
    await this.requestButton().press()
    await this.page.waitUntilIdle()
  }

  async requestLoanWithoutWaiting(): Promise<void> {
    await this.requestButton().press()
  }

  /** Requests another amount in another tab. */
  async requestLoanInAnotherTab(text: string, installments: string): Promise<void> {
    const other = new LineTasks(await this.page.device.openTab(addresses.lineRequest.path))
    await other.askForAmount(text)
    await other.choosePlan(installments)
    await other.requestLoan()
  }

  /** Chooses another amount and plan in another tab, without requesting it. */
  async choosePlanInAnotherTab(text: string, installments: string): Promise<void> {
    const other = new LineTasks(await this.page.device.openTab(addresses.lineRequest.path))
    await other.askForAmount(text)
    await other.choosePlan(installments)
  }

  async requestLoanTwice(): Promise<void> {
    await this.requestButton().pressTwice()
    await this.page.waitUntilIdle()
  }

  /** Requests the same loan in two tabs. */
  async requestLoanInTwoTabs(): Promise<void> {
    const other = await this.page.device.openTab(addresses.lineRequest.to({ step: 'cuotas' }))
    await other.main.role('button', { name: requestButton }).waitToAppear()
    await this.requestButton().press()
    await this.page.waitUntilIdle()
    await other.main.role('button', { name: requestButton }).press()
    await other.waitUntilIdle()
  }

  async tryAgain(): Promise<void> {
    await this.button(operationsTexts.tryAgain).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Takes the selfie with that result at the identity provider, and returns to the portal. `spelling` is
   * the name of the id parameter in the return address.
   */
  async takeSelfie(ending: string, spelling = 'externaltxid'): Promise<void> {
    await this.endSelfie(ending, spelling)
    await this.page.waitUntilIdle()
  }

  /** Returns from the identity provider while the result of the selfie is not available. */
  async takeUnansweredSelfie(): Promise<void> {
    await this.endSelfie(identityStandInTexts.decisions.HIT, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.button(check.submit).press()
    await this.page.waitForPath(identityStandInPath)
    await this.page.label(identityStandInTexts.spelling).choose(spelling)
    await this.page.role('button', { name: ending }).press()
    await this.page.waitForPath(addresses.lineRequest.path)
  }

  /** Returns each item of the cost with its explanation. */
  async costItems(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const part = this.page.main.role('region', { name: loanCostTexts.title })
    return part.css('dt, dd:nth-of-type(1)').visibleTexts()
  }

  /** Returns the texts of the movements in order. */
  async movementTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.role('listitem').visibleTexts()
  }

  /** Returns the ring chart's text for screen readers. */
  async ringChartText(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.role('img', { name: textContaining('Te quedan') }).name()
  }

  /** Returns the text of the created loan's agreement. */
  async agreementText(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.role('region', { name: lineRequestTexts.done.title }).visibleText()
  }

  /** Returns the reason shown for a disabled button. */
  async disabledReason(words: string): Promise<string> {
    await this.page.waitUntilIdle()
    return this.button(words).description()
  }

  async hasQrCode(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.role('img', { name: lineTexts.detail.qrPicture }).isPresent()
  }

  /** Returns the button that requests the loan; it names the amount once a plan is chosen. */
  private requestButton() {
    return this.page.main.role('button', { name: requestButton })
  }

  private button(words: string) {
    return this.page.main.role('button', { name: textContaining(words) })
  }
}
