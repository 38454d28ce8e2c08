import { addresses } from '@/ui/addresses'
import { paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'
import { PaymentsTasks } from './payments.tasks'
import { PaymentMethodChoiceTasks } from './payment-method-choice.tasks'

const payButtonPattern = /^Pagar( \$.*)?$/

/** Tasks that pay several loans in one payment process. */
export class PaymentBatchTasks {
  constructor(private readonly page: Page) {}

  /** Ticks or unticks the loan with that name in the list of loans to pay. */
  async setLoanTicked(name: string, isTicked: boolean): Promise<void> {
    await this.page.main.getByRole('checkbox', { name: substringPattern(name) }).setChecked(isTicked)
  }

  /** Presses the pay button, and waits for the payments' result or for an error message of the form. */
  async payTickedLoans(): Promise<void> {
    await this.page.main.getByRole('button', { name: payButtonPattern }).press()
    await this.page.waitUntilIdle()
  }

  /** Presses the button that pays the ticked loans twice, with no pause between the presses. */
  async pressPayTwice(): Promise<void> {
    await this.page.main.getByRole('button', { name: payButtonPattern }).pressTwice()
    await this.page.waitUntilIdle()
  }

  /** Presses the pay button, and reloads the page before the lender's answer arrives. */
  async payAndReloadBeforeAnswer(): Promise<void> {
    await this.page.main.getByRole('button', { name: payButtonPattern }).press()
    await this.page.main.getByText(texts.statuses.sending).waitToAppear()
    await this.page.reload()
    await this.page.waitUntilIdle()
  }

  /** Pays one of the loans in another tab, on the payment screen of only that loan. */
  async payLoanInAnotherTab(externalId: string): Promise<void> {
    await this.page.waitUntilIdle()
    const other = await this.page.device.openTab(addresses.paymentSummary.createPath({ externalId }))
    await new PaymentMethodChoiceTasks(other).chooseMethod('Tarjeta de débito')
    await new PaymentsTasks(other).payWithChosenCard()
    await other.close()
  }

  /** Returns each loan that has a checkbox. The text of a ticked loan begins with `✓`. */
  async tickableLoans(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const labels = this.page.main.getByCss('label').filterByContent(this.page.getByRole('checkbox'))
    const ticked = await this.page.main
      .getByCss('label:has(:checked)')
      .filterByContent(this.page.getByRole('checkbox'))
      .visibleTexts()
    return (await labels.visibleTexts()).map((label) => (ticked.includes(label) ? `✓ ${label}` : label))
  }

  /** Returns the text of those loans in the list of loans to pay that have no checkbox. */
  async textOfLoansWithoutCheckbox(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main
      .getByRole('group', { name: texts.legend })
      .getByCss('div')
      .firstMatch()
      .visibleText()
  }

  async payButtonText(): Promise<string> {
    return this.page.main.getByRole('button', { name: payButtonPattern }).visibleText()
  }

  /** Returns the title of the result screen, and then the payment outcome of each loan. */
  async batchResults(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return [
      await this.page.heading.visibleText(),
      ...(await this.loanList().getByRole('listitem').visibleTexts()),
    ]
  }

  private loanList(): PageElement {
    return this.page.main.getByRole('list', { name: texts.list })
  }
}
