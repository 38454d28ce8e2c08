import { diagnosticsTexts } from '@/ui/texts/diagnostics.texts'
import type { Page, PageElement } from '#features/support/page'

/** Tasks on the diagnostics panel, which lists the lender's answers that violate the API contract. */
export class DiagnosticsPanelTasks {
  constructor(private readonly page: Page) {}

  /** Returns the titles of the lender's answers that violate the API contract, the newest answer first. */
  async invalidAnswerTitles(): Promise<readonly string[]> {
    await this.openPanel()
    return this.panel.getByRole('heading', { level: 2 }).visibleTexts()
  }

  /** Returns a sentence for each invalid field in the lender's answers that violate the API contract. */
  async invalidFieldSentences(): Promise<readonly string[]> {
    await this.openPanel()
    return this.panel.getByRole('listitem').visibleTexts()
  }

  async panelTexts(): Promise<readonly string[]> {
    return [...(await this.invalidAnswerTitles()), ...(await this.invalidFieldSentences())]
  }

  async panelTitle(): Promise<string> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return this.panel.getByCss('summary').visibleText()
  }

  async waitUntilPanelDisappears(): Promise<void> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    await this.panel.waitToDisappear()
  }

  private get panel(): PageElement {
    return this.page.getByRole('complementary', { name: diagnosticsTexts.panel })
  }

  private async openPanel(): Promise<void> {
    await this.page.waitUntilIdle()
    if ((await this.panel.getByCss('details').attributeValue('open')) === undefined)
      await this.panel.getByCss('summary').press()
  }
}
