import { shellTexts } from '@/ui/texts/shell.texts'
import { containing, type Page } from '#features/support/page'

export class ShellTasks {
  constructor(private readonly page: Page) {}

  /** The links of the lender before login, in order. */
  async publicBar(): Promise<readonly string[]> {
    const bar = this.page.role('navigation', { name: containing(shellTexts.publicLinks) })
    return bar.role('link').readAll()
  }

  /** What the law asks for at the foot of the page before login: label and where it leads. */
  async publicFoot(): Promise<readonly (readonly [string, string])[]> {
    const foot = this.page.role('navigation', { name: containing(shellTexts.publicEntries.contact) })
    const links = await foot.role('link').all()
    return Promise.all(links.map(async (link) => [await link.read(), await link.target()] as const))
  }

  /** Where the customer is, on a screen that never comes to rest. */
  async path(): Promise<string> {
    await this.page.heading.appears()
    return this.page.path()
  }

  /** What the screen says, piece by piece. */
  async says(): Promise<readonly string[]> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    return this.page.main.css('h1, h2, p, li, legend, dt, dd, button, a, a span, div:not(:has(*))').readAll()
  }

  /** Each link of the screen, and where it leads. */
  async leadsTo(): Promise<readonly (readonly [string, string])[]> {
    await this.page.heading.appears()
    await this.page.isAtRest()
    const links = await this.page.main.role('link').all()
    return Promise.all(links.map(async (link) => [await link.read(), await link.target()] as const))
  }

  /** What analytics was told of the pages. */
  async pageViews(): Promise<readonly string[]> {
    await this.page.isAtRest()
    return this.page.device.pageViews()
  }
}
