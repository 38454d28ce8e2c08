import { TargetType, type Browser, type Page, type Target, type Viewport } from 'puppeteer-core'
import type { DownloadFolder } from './download-folder'

/**
 * The tabs of a browser that puppeteer controls. A new tab that a page opens is counted and closed, so
 * that the page under test stays visible. In a hidden page, the browser is so slow that each key takes a
 * second.
 */
export class BrowserTabs {
  /** Number of tabs that pages have opened since the last call of `closeAllTabsExcept`. */
  openedTabCount = 0
  private frontPage: Page | undefined
  /** Number of tabs that the driver has requested and that the browser has not opened yet. */
  private pendingTabCount = 0
  /** One promise for each tab that a page opened. The promise is fulfilled when that tab is closed. */
  private tabClosingPromises: Promise<void>[] = []

  constructor(
    readonly browser: Browser,
    readonly downloads: DownloadFolder,
  ) {
    browser.on('targetcreated', this.closeUnexpectedTab)
  }

  async open(viewport: Viewport | null): Promise<Page> {
    this.pendingTabCount += 1
    const page = await this.browser.newPage()
    await page.setViewport(viewport)
    this.frontPage = page
    return page
  }

  /** Brings the page's tab to the front. */
  async bringToFront(page: Page): Promise<void> {
    if (this.frontPage === page) return
    await page.bringToFront()
    this.frontPage = page
  }

  async close(page: Page): Promise<void> {
    await page.close()
    this.frontPage = undefined
  }

  async closeAllTabsExcept(page: Page): Promise<void> {
    await Promise.all(this.tabClosingPromises)
    for (const other of await this.browser.pages()) if (other !== page) await this.close(other)
    this.openedTabCount = 0
    this.tabClosingPromises = []
  }

  private readonly closeUnexpectedTab = (target: Target): void => {
    if (target.type() !== TargetType.PAGE) return
    if (this.pendingTabCount > 0) {
      this.pendingTabCount -= 1
      return
    }
    this.openedTabCount += 1
    this.frontPage = undefined
    this.tabClosingPromises.push(closeTarget(target))
  }
}

/** Closes a tab. Does nothing if its page has already closed it. */
async function closeTarget(target: Target): Promise<void> {
  const page = await target.page()
  try {
    await page?.close()
  } catch (reason) {
    if (!page?.isClosed()) throw reason
  }
}
