import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { consumerRequestTexts as texts } from '@/ui/texts/consumer-request.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

export class LoanCancellationTasks {
  constructor(private readonly page: Page) {}

  /** Chooses a loan, or a way to pay its cancellation, by the text next to its radio button. */
  async chooseLoanOrPaymentMethod(words: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: substringPattern(words) }).setChecked()
  }

  /**
   * Chooses a loan, continues to the screen with the amount that cancels it early, and requests the
   * cancellation.
   */
  async requestCancellation(loan: string): Promise<void> {
    await this.chooseLoanOrPaymentMethod(loan)
    await this.press(cancellationTexts.pick.goOn)
    await this.press(cancellationTexts.quoted.request)
    await this.page.waitUntilIdle()
  }

  /** Returns what the customer needs for the transfer that cancels the loan, in the order of the screen. */
  async transferDetails(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main
      .getByRole('group', { name: cancellationTexts.requested.chosenMethod })
      .getByCss('dl > div')
      .visibleTexts()
  }

  /** Returns whether the screen lets the customer revoke the chosen loan. */
  async isLoanRevocationOffered(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('button', { name: cancellationTexts.pick.regret }).isPresent()
  }

  /** Returns the failure message of the cancellation, with its title first. */
  async failureMessage(): Promise<string> {
    await this.page.waitUntilIdle()
    const notices = this.page.main.getByRole('alert').unionWith(this.page.main.getByRole('status'))
    const [words = ''] = (await notices.visibleTexts()).filter((notice) => notice !== '')
    return words
      .replace(/^[^:]+: /, '')
      .replace(failureActionTexts.retry, '')
      .trim()
  }

  private async press(name: string): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
  }
}

/**
 * Values to type into the form for a consumer request, such as the revocation of a loan. A form field
 * without a value here keeps the value that it has.
 */
interface ConsumerRequestFields {
  readonly dni?: string
  readonly fullName?: string
  readonly contact: string
}

export class ConsumerRequestTasks {
  constructor(private readonly page: Page) {}

  async sendRequest(button: string, { dni, fullName, contact }: ConsumerRequestFields): Promise<void> {
    if (dni !== undefined) await this.field(texts.dni).fill(dni)
    if (fullName !== undefined) await this.field(texts.fullName).fill(fullName)
    await this.field(texts.contact).fill(contact)
    await this.page.main.getByRole('button', { name: button }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Returns the message that the screen shows if it is unknown whether the lender received the consumer
   * request, such as the revocation of a loan.
   */
  async unconfirmedRequestMessage(): Promise<string> {
    const [words = ''] = (await this.page.main.getByRole('alert').visibleTexts()).filter(
      (alert) => alert !== '',
    )
    return words.replace(/^[^:]+: /, '')
  }

  async typedValue(label: string): Promise<string> {
    return this.field(label).fieldValue()
  }

  private field(label: string): PageElement {
    return this.page.main.getByLabel(label)
  }
}
