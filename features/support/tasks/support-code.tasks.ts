import { helpTexts } from '@/ui/texts/help.texts'
import type { Page } from '#features/support/page'

/** The code that a customer tells the support team. */
export class SupportCodeTasks {
  constructor(private readonly page: Page) {}

  /** Returns how many times the screen says these letters. */
  async timesRead(code: string): Promise<number> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    return (await this.page.main.read()).split(code).length - 1
  }

  /** Returns what the message to the support chat of the help says before the customer writes. */
  async chatBegins(): Promise<string> {
    const chat = this.page.main.role('link', { name: new RegExp(helpTexts.chat) })
    await chat.appears()
    await this.page.isAtRest()
    const target = await chat.target()
    return new URL(target).searchParams.get('text') ?? ''
  }
}
