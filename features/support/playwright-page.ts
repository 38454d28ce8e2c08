import type { Page as BrowserPage } from 'playwright'
import type { Device } from './device'
import { collapseSpaces, type Page, type PageElement, type RoleOptions, type TextMatch } from './page'
import { observePendingRequests, type PendingPageRequests } from './pending-page-requests'
import {
  createPlaywrightRoleOptions,
  PlaywrightPageElement,
  type PlaywrightAriaRole,
} from './playwright-page-element'

/** The portal in a page of Chromium. */
export class PlaywrightPage implements Page {
  readonly main: PageElement
  readonly heading: PageElement
  private readonly pendingRequests: PendingPageRequests

  constructor(
    readonly browserPage: BrowserPage,
    private readonly origin: string,
    readonly device: Device,
  ) {
    this.main = this.getByRole('main')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.pendingRequests = observePendingRequests(browserPage)
  }

  getByRole(role: string, options?: RoleOptions): PageElement {
    return new PlaywrightPageElement(
      this.browserPage.getByRole(role as PlaywrightAriaRole, createPlaywrightRoleOptions(options)),
    )
  }

  getByLabel(words: TextMatch): PageElement {
    return new PlaywrightPageElement(this.browserPage.getByLabel(words, { exact: true }))
  }

  getByText(words: TextMatch): PageElement {
    return new PlaywrightPageElement(
      this.browserPage.getByText(words, { exact: true }).filter({ visible: true }),
    )
  }

  getByCss(selector: string): PageElement {
    return new PlaywrightPageElement(this.browserPage.locator(selector).filter({ visible: true }))
  }

  async openAddress(address: string): Promise<void> {
    await this.browserPage.goto(this.origin + address)
    await this.heading.waitToAppear()
  }

  async reload(): Promise<void> {
    await this.browserPage.reload()
    await this.heading.waitToAppear()
  }

  async goBack(): Promise<void> {
    await this.browserPage.goBack()
    await this.waitUntilIdle()
  }

  async documentTitle(): Promise<string> {
    return collapseSpaces(await this.browserPage.title())
  }

  async address(): Promise<string> {
    await this.waitUntilIdle()
    const { origin, pathname, search, href } = new URL(this.browserPage.url())
    return origin === this.origin ? pathname + search : href
  }

  async path(): Promise<string> {
    return new URL(this.browserPage.url()).pathname
  }

  async waitForPath(path: string | ((path: string) => boolean)): Promise<void> {
    await this.browserPage.waitForURL(({ pathname, search }) =>
      typeof path === 'string' ? pathname === path || pathname + search === path : path(pathname),
    )
  }

  async waitUntilIdle(): Promise<void> {
    if (!this.browserPage.url().startsWith(this.origin)) return
    await this.browserPage.locator('h1').first().waitFor({ state: 'attached' })
    await this.waitUntilNothingIsBusy()
    // Waits for what is being loaded, and until it is shown.
    await this.pendingRequests.waitUntilNone()
    await this.waitUntilNothingIsBusy()
    await this.waitUntilPainted()
  }

  async pressKey(key: string): Promise<void> {
    await this.browserPage.keyboard.press(key)
  }

  async close(): Promise<void> {
    await this.browserPage.close()
  }

  /**
   * Waits for two animation frames. Before the first frame, Chromium reads no text in a long list whose
   * groups have the CSS property `content-visibility`.
   */
  private async waitUntilPainted(): Promise<void> {
    await this.browserPage.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
  }

  private async waitUntilNothingIsBusy(): Promise<void> {
    await this.browserPage.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  }
}
