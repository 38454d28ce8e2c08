import type { Page, PageElement } from '#features/support/page'

/** Tasks on the lender's brand around the screens: its logo, name and phone number. */
export class LenderBrandTasks {
  constructor(private readonly page: Page) {}

  /** Returns the logo's accessible name. */
  async logoAccessibleName(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.logo().accessibleName()
  }

  /** Returns the addresses of the logo's two images: for light pages and for dark ones. */
  async logoImageAddresses(): Promise<readonly (string | undefined)[]> {
    return [
      await this.logo().attributeValue('src'),
      await this.page.getByCss('header picture source[media*=dark]').attributeValue('srcset'),
    ]
  }

  /** Returns the text of the header's link to home, which shows the brand. */
  async homeLinkText(): Promise<string> {
    await this.page.heading.waitToAppear()
    return this.page.getByCss('header a').firstMatch().visibleText()
  }

  async documentTitle(): Promise<string> {
    return this.page.documentTitle()
  }

  /** Returns the address of the phone link with that text. */
  async phoneLinkAddress(words: RegExp): Promise<string> {
    return this.page.main.getByRole('link', { name: words }).linkAddress()
  }

  private logo(): PageElement {
    return this.page.getByCss('header').getByRole('img')
  }
}
