import { identityStandInPath } from '@/adapters/fake/identity-checks'
import { identityStandInTexts } from '@/adapters/fake/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { lineRequestTexts } from '@/ui/texts/line-request.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { operationsTexts } from '@/ui/texts/operations.texts'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { containing, type Page } from '#features/support/page'

const { amount, plan, check } = lineRequestTexts

export class LineTasks {
  constructor(private readonly page: Page) {}

  /** Types it and leaves the field. */
  async typeAmount(text: string): Promise<void> {
    const field = this.page.main.label(amount.label)
    await field.fill(text)
    await field.strike('Tab')
    await this.page.isAtRest()
  }

  async typedAmount(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.label(amount.label).value()
  }

  /** Types an amount and goes on to the installments. */
  async askFor(text: string): Promise<void> {
    await this.typeAmount(text)
    await this.button(amount.submit).press()
    await this.page.main.role('heading', { level: 1, name: plan.title }).appears()
    await this.page.isAtRest()
  }

  /** Goes on to installments that do not come. */
  async goOnWithoutWaiting(): Promise<void> {
    await this.button(amount.submit).press()
  }

  async choose(installments: string): Promise<void> {
    await this.page.main.role('radio', { name: containing(installments) }).check()
    await this.page.isAtRest()
  }

  async request(): Promise<void> {
    await this.button(plan.submit).press()
    await this.page.isAtRest()
  }

  async requestWithoutWaiting(): Promise<void> {
    await this.button(plan.submit).press()
  }

  /** Another amount, in a tab of its own. */
  async requestElsewhere(text: string, installments: string): Promise<void> {
    const other = new LineTasks(await this.page.device.otherTab(addresses.lineRequest.path))
    await other.askFor(text)
    await other.choose(installments)
    await other.request()
  }

  /** The same, without asking for it yet. */
  async chooseElsewhere(text: string, installments: string): Promise<void> {
    const other = new LineTasks(await this.page.device.otherTab(addresses.lineRequest.path))
    await other.askFor(text)
    await other.choose(installments)
  }

  async requestTwice(): Promise<void> {
    await this.button(plan.submit).pressTwice()
    await this.page.isAtRest()
  }

  /** The same request from another tab, which shows what this one shows. */
  async requestInTwoTabs(): Promise<void> {
    const other = await this.page.device.otherTab(addresses.lineRequest.to({ step: 'cuotas' }))
    await other.main.role('button', { name: plan.submit }).appears()
    await this.button(plan.submit).press()
    await this.page.isAtRest()
    await other.main.role('button', { name: plan.submit }).press()
    await other.isAtRest()
  }

  async tryAgain(): Promise<void> {
    await this.button(operationsTexts.tryAgain).press()
    await this.page.isAtRest()
  }

  /** Goes to the selfie and ends it so at the provider, who spells the way back in the usual way or another. */
  async takeSelfie(ending: string, spelling = 'externaltxid'): Promise<void> {
    await this.endSelfie(ending, spelling)
    await this.page.isAtRest()
  }

  /** Comes back to a result that nobody tells yet. */
  async takeUnansweredSelfie(): Promise<void> {
    await this.endSelfie(identityStandInTexts.decisions.HIT, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.button(check.submit).press()
    await this.page.arrivesAt(identityStandInPath)
    await this.page.label(identityStandInTexts.spelling).choose(spelling)
    await this.page.role('button', { name: ending }).press()
    await this.page.arrivesAt(addresses.lineRequest.path)
  }

  /** What a part of the cost comes to, and what that means. */
  async cost(): Promise<readonly string[]> {
    await this.page.isAtRest()
    const part = this.page.main.role('region', { name: loanCostTexts.title })
    return part.css('dt, dd:nth-of-type(1)').readAll()
  }

  /** The movements as they are read, one after the other. */
  async movements(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.page.main.role('listitem').readAll()
  }

  /** What the ring says to who does not see it. */
  async ring(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.role('img', { name: containing('Te quedan') }).name()
  }

  /** What the paper of the loan that was made says, all of it. */
  async ordered(): Promise<string> {
    await this.page.isAtRest()
    return this.page.main.role('region', { name: lineRequestTexts.done.title }).read()
  }

  /** Why a button cannot be pressed. */
  async reason(words: string): Promise<string> {
    await this.page.isAtRest()
    return this.button(words).description()
  }

  async hasCode(): Promise<boolean> {
    await this.page.isAtRest()
    return this.page.main.role('img', { name: lineTexts.detail.qrPicture }).isThere()
  }

  /** Path and query where the customer ends up. */
  async address(): Promise<string> {
    await this.page.isAtRest()
    return this.page.address()
  }

  private button(words: string) {
    return this.page.main.role('button', { name: containing(words) })
  }
}
