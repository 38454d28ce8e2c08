import { loanAmountsTexts as texts } from '@/ui/texts/loan-amounts.texts'
import type { Page, PageElement } from '#features/support/page'

const explanationButtonPattern = new RegExp(
  `^(${[texts.openWhy, texts.openQuotes].map(escapeQuestionMarks).join('|')})$`,
)

/** Tasks on the sheet (a dialog) that explains how much an installment costs today or on another day. */
export class AmountsExplanationTasks {
  constructor(private readonly page: Page) {}

  async openAmountsExplanation(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.explanationButton().press()
    await this.sheet().waitToAppear()
    await this.page.waitUntilIdle()
  }

  /**
   * Returns the text of the button that opens the sheet (a dialog) about amounts; empty if there is no
   * button.
   */
  async amountsExplanationButtonText(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.explanationButton().visibleTexts()).join(' ')
  }

  /** Returns the rows of the table of amounts with that caption. */
  async amountTableRows(caption: string): Promise<readonly string[]> {
    return this.table(caption).getByCss('tbody tr, tfoot tr').visibleTexts()
  }

  /** Returns the caption of each table of amounts. */
  async tableCaptions(): Promise<readonly string[]> {
    return this.sheet().getByCss('caption').visibleTexts()
  }

  /**
   * Returns the texts that compare the amount of the installment with the amount of an earlier
   * installment.
   */
  async installmentComparisonTexts(): Promise<readonly string[]> {
    return this.sheet().getByCss('section').firstMatch().getByCss('ul li').visibleTexts()
  }

  /**
   * Types an amount that the customer could pay, and presses the button that shows which installments
   * the amount covers.
   */
  async askInstallmentsCoveredByAmount(amount: string): Promise<void> {
    await this.page.getByLabel(texts.partField).fill(amount)
    await this.sheet().getByRole('button', { name: texts.ask }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the whole text of the sheet (a dialog) that explains the loan's amounts. */
  async amountsExplanationText(): Promise<string> {
    return this.sheet().visibleText()
  }

  private table(caption: string): PageElement {
    return this.sheet().getByRole('table', { name: caption })
  }

  private explanationButton(): PageElement {
    return this.page.main.getByRole('button', { name: explanationButtonPattern })
  }

  private sheet(): PageElement {
    return this.page.getByRole('dialog')
  }
}

function escapeQuestionMarks(text: string): string {
  return text.replaceAll('?', String.raw`\?`)
}
