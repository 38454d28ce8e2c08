import { chatLinkText } from '@/ui/texts/chat.texts'
import { claimsTexts } from '@/ui/texts/claims.texts'
import type { Page, PageElement } from '#features/support/page'

/** Tasks about the support code, by which the support team finds what happened on a customer's page. */
export class SupportCodeTasks {
  constructor(private readonly page: Page) {}

  /** Returns how many times the support code appears on the screen. */
  async countSupportCodesOnScreen(code: string): Promise<number> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return (await this.page.main.visibleText()).split(code).length - 1
  }

  /**
   * Returns the text with which the customer's message to the support chat begins. The portal fills it
   * in before the customer writes. If a text is expected, waits until there is one, because the support code is
   * loaded after the screen.
   */
  async prefilledChatMessage(isTextExpected: boolean): Promise<string> {
    const chat = this.page.main.getByRole('link', { name: new RegExp(chatLinkText) })
    await chat.waitToAppear()
    if (isTextExpected) await this.page.main.getByCss('a[href*="text="]').firstMatch().waitToAppear()
    await this.page.waitUntilIdle()
    const target = await chat.linkAddress()
    return new URL(target).searchParams.get('text') ?? ''
  }

  /**
   * Ticks the claim form's checkbox for sending the errors that this page has recorded together with the
   * claim.
   */
  async agreeToSendErrorEvents(): Promise<void> {
    await this.agreement().setChecked()
  }

  /**
   * Returns whether the claim form's checkbox for sending the errors that this page has recorded is ticked.
   */
  async isErrorEventsCheckboxTicked(): Promise<boolean> {
    await this.agreement().waitToAppear()
    return this.page.main.getByCss('input[type="checkbox"]:checked').isPresent()
  }

  private agreement(): PageElement {
    return this.page.main.getByRole('checkbox', { name: claimsTexts.page.share })
  }
}
