import {
  automaticCollectionTexts as texts,
  payDespiteCollectionTexts,
} from '@/ui/texts/automatic-collection.texts'
import type { Page, PageElement } from '#features/support/page'

/** Tasks on the screens and texts about automatic collections from the customer's bank account. */
export class AutomaticCollectionTasks {
  constructor(private readonly page: Page) {}

  /** Returns the loan screen's text about automatic collection; empty if the screen has no such text. */
  async loanAutomaticCollectionText(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.section().visibleTexts()).join(' ')
  }

  /** Returns the attempts of the next automatic collection, each with its result. */
  async nextCollectionAttempts(): Promise<readonly string[]> {
    return this.items(texts.attempts)
  }

  /** Returns the automatic collections that home announces; empty if home announces none. */
  async collectionsOnHome(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.rowsOnHomeScreen().visibleTexts()
  }

  /** Opens the loan with that name from the list of automatic collections on home. */
  async openLoanFromHome(loanName: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.rowsOnHomeScreen().filterByContent(loanName).getByRole('link').press()
    await this.page.waitUntilIdle()
  }

  async pastCollections(): Promise<readonly string[]> {
    return this.items(texts.past)
  }

  /** Unfolds the details of a past automatic collection, by its text in the list. */
  async openPastCollection(collection: string): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByCss('summary').filterByContent(collection).press()
  }

  /**
   * Presses the button for paying a loan by hand, although the lender collects its installments
   * automatically.
   */
  async choosePayingManually(): Promise<void> {
    await this.page.main.getByRole('button', { name: payDespiteCollectionTexts.payByHand }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Returns the row of an installment in the list of past automatic collections; empty if the list has
   * no such row.
   */
  async pastCollectionOfInstallment(installment: number): Promise<string> {
    const past = await this.pastCollections()
    return past.find((each) => each.startsWith(`Cuota ${installment}:`)) ?? ''
  }

  private rowsOnHomeScreen(): PageElement {
    return this.section().getByRole('listitem')
  }

  private async items(label: string): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('list', { name: label }).getByRole('listitem').visibleTexts()
  }

  private section(): PageElement {
    return this.page.main.getByRole('region', { name: texts.title })
  }
}
