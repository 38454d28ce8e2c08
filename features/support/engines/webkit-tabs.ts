import type { WebDriver } from 'selenium-webdriver'
import type { DownloadFolder } from './download-folder'

/** The tabs that one WebKit driver controls, by their window handles. */
export class WebKitTabs {
  private readonly ownTabs: Set<string>
  private currentTab: string

  constructor(
    readonly browser: WebDriver,
    readonly firstTabHandle: string,
    readonly downloads: DownloadFolder,
  ) {
    this.ownTabs = new Set([firstTabHandle])
    this.currentTab = firstTabHandle
  }

  /** Makes the driver's next commands apply to the given tab. Returns the driver. */
  async switchToTab(tab: string): Promise<WebDriver> {
    if (this.currentTab !== tab) await this.browser.switchTo().window(tab)
    this.currentTab = tab
    return this.browser
  }

  async open(): Promise<string> {
    await this.browser.switchTo().newWindow('tab')
    this.currentTab = await this.browser.getWindowHandle()
    this.ownTabs.add(this.currentTab)
    return this.currentTab
  }

  /** Returns how many of the tabs that pages have opened are still open. */
  async countTabsStillOpen(): Promise<number> {
    return (await this.browser.getAllWindowHandles()).filter((tab) => !this.ownTabs.has(tab)).length
  }

  async close(tab: string): Promise<void> {
    await (await this.switchToTab(tab)).close()
    this.ownTabs.delete(tab)
    await this.switchToTab(this.firstTabHandle)
  }

  async closeAllTabsExcept(tab: string): Promise<void> {
    for (const other of await this.browser.getAllWindowHandles()) if (other !== tab) await this.close(other)
  }
}
