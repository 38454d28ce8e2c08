import { readFile } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Download, Page as BrowserPage } from 'playwright'
import {
  isDeviceKindWithInstalledApp,
  type DeviceCamera,
  type Device,
  type DeviceKind,
} from '#features/support/device'
import type { Page } from '#features/support/page'
import { PlaywrightPage } from '#features/support/playwright-page'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import {
  BrowserAppInstallation,
  BrowserSmsControls,
  BrowserDeviceNotifications,
  BrowserFingerprintReader,
  unsupportedCamera,
} from './device-parts'

const portalKeyPrefix = 'portal.'

const installedAppScript = `
  const asked = window.matchMedia.bind(window)
  window.matchMedia = (query) => asked(query.includes('display-mode: standalone') ? 'all' : query)
`

const appleInstalledAppScript = `Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })`

/** A browser page that a test device controls. The device can move the page's clock forward. */
export interface BrowserTestPage {
  readonly page: BrowserPage
  readonly context: BrowserContext
  /** The origin of the portal's address, such as `http://localhost:4173`. */
  readonly portalOrigin: string
  /** Deletes everything that earlier scenarios stored in the browser. */
  clearStorage(): Promise<void>
}

/**
 * A customer's phone, simulated by a Chromium page. Scenarios share the page, so `resetSharedPage`
 * resets it after each scenario.
 */
export class BrowserDevice implements Device {
  readonly fingerprintReader: BrowserFingerprintReader
  readonly smsControls: BrowserSmsControls
  readonly appInstallation: BrowserAppInstallation
  readonly notifications: BrowserDeviceNotifications
  readonly camera: DeviceCamera = unsupportedCamera
  private readonly downloads: Download[] = []
  private readonly tabs = new Set<BrowserPage>()
  private notifyTabOpened: () => void = () => undefined
  private emulation: CDPSession | undefined

  constructor(private readonly testPage: BrowserTestPage) {
    const { page, context } = testPage
    this.fingerprintReader = new BrowserFingerprintReader(page)
    this.smsControls = new BrowserSmsControls(page)
    this.appInstallation = new BrowserAppInstallation(page)
    this.notifications = new BrowserDeviceNotifications(page, context)
    page.on('download', this.recordDownload)
    page.on('popup', this.recordAndCloseTab)
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.testPage.page.clock.fastForward(seconds * 1000)
  }

  async changeDeviceKind(kind: DeviceKind): Promise<void> {
    const viewport = kind === 'una computadora' ? desktopViewport : phoneViewport
    await this.testPage.page.setViewportSize(viewport)
    if (isDeviceKindWithInstalledApp(kind))
      await this.emulateStandalone(kind === 'la app instalada en un iPhone')
  }

  async hidePage(): Promise<void> {
    await this.testPage.page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.visibilityState
    `)
  }

  async showPage(): Promise<void> {
    await this.testPage.page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  }

  async publishConfiguration(): Promise<void> {
    throw new Error('The published configuration changes in Node only')
  }

  async freezePage(): Promise<void> {
    await this.testPage.page.evaluate(`
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.blockStorageEvents = (event) => event.stopImmediatePropagation()
      window.addEventListener('storage', window.blockStorageEvents, { capture: true })
    `)
  }

  async restoreFrozenPage(): Promise<void> {
    await this.testPage.page.evaluate(`
      window.removeEventListener('storage', window.blockStorageEvents, { capture: true })
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    `)
  }

  async setWindowWidth(width: number): Promise<void> {
    await this.testPage.page.setViewportSize({ width, height: desktopViewport.height })
  }

  async openTab(address: string): Promise<Page> {
    const tab = new PlaywrightPage(await this.testPage.context.newPage(), this.testPage.portalOrigin, this)
    await tab.openAddress(address)
    return tab
  }

  async replaceWithNewDevice(): Promise<void> {
    await this.testPage.clearStorage()
  }

  async localStorageKeys(): Promise<readonly string[]> {
    const keys = await this.testPage.page.evaluate(() => Object.keys(localStorage))
    return keys
      .filter((key) => key.startsWith(portalKeyPrefix))
      .map((key) => key.slice(portalKeyPrefix.length))
  }

  async tabStorageValues(): Promise<readonly string[]> {
    const entries = await this.testPage.page.evaluate(() => Object.entries(sessionStorage))
    return entries.filter(([key]) => key.startsWith(portalKeyPrefix)).map(([, text]) => text)
  }

  async localStorageValue(key: string): Promise<string | undefined> {
    return (await this.testPage.page.evaluate((name) => localStorage.getItem(name), key)) ?? undefined
  }

  async storeInLocalAndTabStorage(key: string, text: string): Promise<void> {
    const name = portalKeyPrefix + key
    await this.testPage.page.evaluate(
      ([storageKey, value]) => {
        localStorage.setItem(storageKey, value)
        sessionStorage.setItem(storageKey, value)
      },
      [name, text] as const,
    )
  }

  async clipboardText(): Promise<string> {
    return this.testPage.page.evaluate(() => navigator.clipboard.readText())
  }

  async downloadedFileNames(): Promise<readonly string[]> {
    return this.downloads.map((download) => download.suggestedFilename())
  }

  async downloadedFileTexts(): Promise<readonly string[]> {
    return Promise.all(this.downloads.map(async (download) => readFile(await download.path(), 'utf8')))
  }

  async downloadedFileBytes(): Promise<readonly Uint8Array[]> {
    return Promise.all(this.downloads.map(async (download) => readFile(await download.path())))
  }

  /**
   * Waits until the portal has opened at least that many tabs, because Chromium reports a new tab with a
   * delay. Returns the number of tabs opened.
   */
  async countOpenedTabs(atLeast: number): Promise<number> {
    while (this.tabs.size < atLeast)
      await new Promise<void>((resolve) => {
        this.notifyTabOpened = resolve
      })
    return this.tabs.size
  }

  async openedFileContentTypes(): Promise<readonly string[]> {
    throw new Error('Chromium shows files by a viewer of its own')
  }

  async blockClipboard(): Promise<void> {
    await this.testPage.page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('No'))`)
  }

  async blockNewTabs(): Promise<void> {
    await this.testPage.page.evaluate('window.open = () => null')
  }

  async sentRequests(): Promise<never> {
    throw new Error('The demo build answers its requests before they reach a network')
  }

  async preventDrawingOfLinkQrCodes(): Promise<void> {
    throw new Error('The addresses of the demo build fit into a QR code')
  }

  async reportedPageViews(): Promise<readonly string[]> {
    throw new Error('The demo build does not report its pages')
  }

  /**
   * Undoes what the scenario changed in the browser page that all scenarios share, so that the next
   * scenario starts clean.
   */
  async resetSharedPage(): Promise<void> {
    const { page, context } = this.testPage
    page.off('download', this.recordDownload)
    page.off('popup', this.recordAndCloseTab)
    await page.setViewportSize(phoneViewport)
    await this.emulation?.detach()
    await this.fingerprintReader.removeFingerprintReader()
    await this.notifications.removeNotificationFakes()
    for (const other of context.pages()) if (other !== page) await other.close()
  }

  private readonly recordDownload = (download: Download): void => {
    this.downloads.push(download)
  }

  private readonly recordAndCloseTab = (tab: BrowserPage): void => {
    this.tabs.add(tab)
    void tab.close()
    this.notifyTabOpened()
  }

  /**
   * Makes the page report that it runs as an installed app, because a test browser cannot install the
   * portal.
   */
  private async emulateStandalone(isApple: boolean): Promise<void> {
    this.emulation = await this.testPage.context.newCDPSession(this.testPage.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', {
      source: installedAppScript + (isApple ? appleInstalledAppScript : ''),
    })
  }
}
