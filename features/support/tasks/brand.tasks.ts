import type { Page, PageElement } from '#features/support/page'

/** What of the lender's brand a customer sees around the screens. */
export class BrandTasks {
  constructor(private readonly page: Page) {}

  /** Returns the name that the logo carries for those who do not see it. */
  async logoAccessibleName(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.logo().name()
  }

  /** Returns the addresses of the logo: on light pages and on dark ones. */
  async logoAddresses(): Promise<readonly (string | undefined)[]> {
    return [
      await this.logo().attribute('src'),
      await this.page.css('header picture source[media*=dark]').attribute('srcset'),
    ]
  }

  /** Returns what the link of the brand says. */
  async homeLinkText(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.css('header a').first().visibleText()
  }

  async documentTitle(): Promise<string> {
    return this.page.title()
  }

  /** Returns the number that a link with these words calls. */
  async phoneNumberOfLink(words: RegExp): Promise<string> {
    return this.page.main.role('link', { name: words }).linkAddress()
  }

  private logo(): PageElement {
    return this.page.css('header').role('img')
  }
}
