import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { BrowserTabs } from './browser-tabs'
import { DownloadFolder } from './download-folder'
import type { BrowserEngine, DriverElementHandle } from './engine'

interface PuppeteerOptions {
  readonly browser: 'chrome' | 'firefox'
  readonly executablePath: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly flags?: readonly string[]
  /** Whether the browser refuses cookies and storage. Only Firefox has such a setting. */
  readonly refusesStorage?: boolean
}

const browserNames = { chrome: 'Chromium', firefox: 'Firefox' } as const

/**
 * Timeout in milliseconds: on a busy machine, starting a browser or loading a page takes longer than the
 * driver's own limit of 30 seconds.
 */
const driverTimeoutMilliseconds = 120_000

/** Firefox preference with which pages cannot store anything: the value 2 refuses all cookies and storage. */
const storageRefusalPreferences = { 'network.cookie.cookieBehavior': 2 }

/**
 * A real browser that puppeteer controls: Firefox over WebDriver BiDi, without a separate driver, or
 * Chromium over its own protocol.
 */
export class PuppeteerEngine implements BrowserEngine {
  static async launch(options: PuppeteerOptions): Promise<PuppeteerEngine> {
    const { browser: kind, executablePath, viewport, flags = [], refusesStorage } = options
    const downloads = new DownloadFolder()
    const browser = await puppeteer.launch({
      browser: kind,
      timeout: driverTimeoutMilliseconds,
      executablePath,
      headless: true,
      args: [...flags],
      defaultViewport: viewport,
      downloadBehavior: { policy: 'allow', downloadPath: downloads.path },
      extraPrefsFirefox: {
        'intl.accept_languages': 'es-AR, es',
        'ui.prefersReducedMotion': 1,
        // Scroll bars over the page, as on a phone: otherwise they take 12 of its 360 pixels.
        'ui.useOverlayScrollbars': 1,
        // Notifications are denied in every engine, because no person answers the browser's question.
        'permissions.default.desktop-notification': 2,
        // The folder of downloads: Firefox does not take it from `downloadBehavior`.
        'browser.download.folderList': 2,
        'browser.download.dir': downloads.path,
        ...(refusesStorage ? storageRefusalPreferences : {}),
      },
    })
    if (kind === 'chrome')
      await browser
        .defaultBrowserContext()
        .setPermission('*', { permission: { name: 'notifications' }, state: 'denied' })
    const [page = await browser.newPage()] = await browser.pages()
    const [, number = ''] = (await browser.version()).split('/')
    const tabs = new BrowserTabs(browser, downloads)
    return new PuppeteerEngine(tabs, page, {
      name: browserNames[kind],
      nameAndVersion: `${browserNames[kind]} ${number}`,
    })
  }

  readonly name: string
  readonly nameAndVersion: string

  private constructor(
    private readonly tabs: BrowserTabs,
    private page: Page,
    { name, nameAndVersion }: Pick<BrowserEngine, 'name' | 'nameAndVersion'>,
  ) {
    this.name = name
    this.nameAndVersion = nameAndVersion
    page.setDefaultTimeout(driverTimeoutMilliseconds)
  }

  async openAddress(address: string): Promise<void> {
    await this.replaceLostPage()
    await this.page.goto(address)
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  async goBack(): Promise<void> {
    await this.page.goBack()
  }

  async address(): Promise<string> {
    return this.page.url()
  }

  async documentTitle(): Promise<string> {
    return this.page.title()
  }

  async evaluate<Value>(program: string, ...values: readonly unknown[]): Promise<Value> {
    const call = `(${program})(...${JSON.stringify(values)})`
    return (await this.page.evaluate(call)) as Value
  }

  async evaluateElement(program: string): Promise<DriverElementHandle> {
    return this.page.evaluateHandle(`(${program})()`)
  }

  async click(handle: DriverElementHandle): Promise<void> {
    await this.tabs.bringToFront(this.page)
    await toElementHandle(handle).click()
  }

  async typeInto(_: DriverElementHandle, text: string): Promise<void> {
    await this.tabs.bringToFront(this.page)
    await this.page.keyboard.type(text)
  }

  async pressKey(key: string): Promise<void> {
    await this.tabs.bringToFront(this.page)
    await this.page.keyboard.press(key as KeyInput)
  }

  async hover(handle: DriverElementHandle): Promise<void> {
    await this.tabs.bringToFront(this.page)
    await toElementHandle(handle).hover()
  }

  async resizeWindow(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height })
  }

  async takeScreenshot(): Promise<Uint8Array> {
    await this.tabs.bringToFront(this.page)
    return this.page.screenshot()
  }

  async openAnotherTab(): Promise<BrowserEngine> {
    const page = await this.tabs.open(this.page.viewport())
    return new PuppeteerEngine(this.tabs, page, this)
  }

  async countOpenedTabs(): Promise<number> {
    return this.tabs.openedTabCount
  }

  downloadedFilePaths(): readonly string[] {
    return this.tabs.downloads.finishedDownloadPaths()
  }

  async pasteClipboard(): Promise<void> {
    await this.tabs.bringToFront(this.page)
    await this.page.keyboard.down('Control')
    await this.page.keyboard.press('v')
    await this.page.keyboard.up('Control')
  }

  async closeOtherTabsAndDeleteDownloads(): Promise<void> {
    await this.replaceLostPage()
    await this.tabs.closeAllTabsExcept(this.page)
    this.tabs.downloads.deleteFiles()
  }

  async closeTab(): Promise<void> {
    await this.tabs.close(this.page)
  }

  async closeBrowser(): Promise<void> {
    await this.tabs.browser.close()
    this.tabs.downloads.deleteFolder()
  }

  /** Opens a new tab if the browser has closed the current one, so that later scenarios have a tab. */
  private async replaceLostPage(): Promise<void> {
    if (!this.page.isClosed() && !this.page.mainFrame().detached) return
    this.page = await this.tabs.open(this.page.viewport())
  }
}

function toElementHandle(handle: DriverElementHandle): ElementHandle {
  return handle as ElementHandle
}
