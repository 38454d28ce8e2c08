import { claimsTexts } from '@/ui/texts/claims.texts'
import { helpTexts } from '@/ui/texts/help.texts'
import type { Page, PageElement } from '#features/support/page'

/** The support code, which a customer gives the support team. */
export class SupportCodeTasks {
  constructor(private readonly page: Page) {}

  /** Returns how many times the support code appears on the screen. */
  async countOnScreen(code: string): Promise<number> {
    await this.page.heading.waitToAppear()
    await this.page.waitUntilIdle()
    return (await this.page.main.visibleText()).split(code).length - 1
  }

  /** Returns the initial text of the message to the support chat, before the customer writes. */
  async chatMessageStart(): Promise<string> {
    const chat = this.page.main.role('link', { name: new RegExp(helpTexts.chat) })
    await chat.waitToAppear()
    await this.page.waitUntilIdle()
    const target = await chat.linkAddress()
    return new URL(target).searchParams.get('text') ?? ''
  }

  /** Agrees to send the page's error events with the claim. */
  async agreeToSendErrorEvents(): Promise<void> {
    await this.agreement().setChecked()
  }

  /** Returns whether the claim is sent with the page's error events. */
  async isSendingErrorEvents(): Promise<boolean> {
    await this.agreement().waitToAppear()
    return this.page.main.css('input[type="checkbox"]:checked').isPresent()
  }

  private agreement(): PageElement {
    return this.page.main.role('checkbox', { name: claimsTexts.page.share })
  }
}
