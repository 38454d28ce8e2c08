import type { WebDriver } from 'selenium-webdriver'
import type { DownloadFolder } from './download-folder'

/** The tabs that one WebKit driver controls, by their window handles. */
export class WebKitTabs {
  private readonly own: Set<string>
  private current: string

  constructor(
    readonly browser: WebDriver,
    readonly firstTab: string,
    readonly downloads: DownloadFolder,
  ) {
    this.own = new Set([firstTab])
    this.current = firstTab
  }

  /** Makes the driver's next commands apply to the given tab. Returns the driver. */
  async switchToTab(tab: string): Promise<WebDriver> {
    if (this.current !== tab) await this.browser.switchTo().window(tab)
    this.current = tab
    return this.browser
  }

  async open(): Promise<string> {
    await this.browser.switchTo().newWindow('tab')
    this.current = await this.browser.getWindowHandle()
    this.own.add(this.current)
    return this.current
  }

  /** Returns how many tabs that a page has opened are still open. */
  async countOpenedTabs(): Promise<number> {
    return (await this.browser.getAllWindowHandles()).filter((tab) => !this.own.has(tab)).length
  }

  async close(tab: string): Promise<void> {
    await (await this.switchToTab(tab)).close()
    this.own.delete(tab)
    await this.switchToTab(this.firstTab)
  }

  async closeAllTabsExcept(tab: string): Promise<void> {
    for (const other of await this.browser.getAllWindowHandles()) if (other !== tab) await this.close(other)
  }
}
