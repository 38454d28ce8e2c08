import { partialPaymentTexts as texts } from '@/ui/texts/partial-payment.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

/** Tasks for paying less than everything that is due. */
export class PartialPaymentTasks {
  constructor(private readonly page: Page) {}

  /** Opens the sheet (a dialog) for paying less than everything that is due. */
  async openSmallerPaymentSheet(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByRole('button', { name: texts.open }).press()
    await this.sheet().waitToAppear()
  }

  /** Returns whether the screen lets the customer pay less than everything that is due. */
  async isSmallerPaymentOffered(): Promise<boolean> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('button', { name: texts.open }).isPresent()
  }

  /** Returns the text of each amount that the customer can choose to pay. */
  async amountChoices(): Promise<readonly string[]> {
    return this.sheet().getByCss('li').visibleTexts()
  }

  /** Chooses the amount to pay by the text of the choice: the oldest installment, or another amount. */
  async chooseAmount(words: string): Promise<void> {
    await this.sheet()
      .getByRole('button', { name: substringPattern(words) })
      .press()
  }

  async typeAmount(text: string): Promise<void> {
    await this.chooseAmount(texts.other)
    await this.page.getByLabel(texts.field).fill(text)
  }

  async raiseOrLowerAmount(direction: 'more' | 'less'): Promise<void> {
    await this.chooseAmount(`${texts.step} ${texts[direction]}`)
  }

  /** Returns each installment that the chosen amount covers, and how much of the installment it covers. */
  async coveredInstallments(): Promise<readonly string[]> {
    return this.sheet().getByRole('list', { name: texts.covers }).getByCss('li').visibleTexts()
  }

  /** Continues to the payment of the chosen amount. */
  async continueToPayment(): Promise<void> {
    await this.sheet()
      .getByRole('button', { name: /^Pagar( |$)/ })
      .press()
  }

  private sheet(): PageElement {
    return this.page.getByRole('dialog')
  }
}
