import { pastedLinkCheckTexts as texts } from '@/ui/texts/pasted-link-check.texts'
import type { Page, PageElement } from '#features/support/page'

/** Tasks on the check whether a link belongs to the lender, and on the lender's details in the footer. */
export class LenderLinkCheckTasks {
  constructor(private readonly page: Page) {}

  /** Pastes a link and asks the portal whether it belongs to the lender. */
  async checkLink(link: string): Promise<void> {
    await this.page.main.getByLabel(texts.field).fill(link)
    await this.page.main.getByRole('button', { name: texts.submit }).press()
  }

  /** Returns the text of the result of the link check. */
  async linkCheckResultText(): Promise<string> {
    return this.region().visibleText()
  }

  /** Returns the text of the footer, which has the lender's details. */
  async footerText(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.getByCss('footer').visibleText()
  }

  private region(): PageElement {
    return this.page.main.getByRole('region', { name: texts.title })
  }
}
