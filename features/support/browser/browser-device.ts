import { readFile } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Download, Page as BrowserPage } from 'playwright'
import { toForeground } from '@/adapters/device/push-payload'
import type {
  CameraInHand,
  Device,
  DeviceKind,
  FingerprintReader,
  Installation,
  Notices,
  TextMessages,
} from '#features/support/device'
import type { Page } from '#features/support/page'
import { PlaywrightPage } from '#features/support/playwright-page'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { suggestNoPasskeys, VirtualReader } from '#tests/support/virtual-reader'

const portalNamespace = 'portal.'

const everydayPermissions = ['clipboard-read', 'clipboard-write']

const saysStandalone = `
  const asked = window.matchMedia.bind(window)
  window.matchMedia = (query) => asked(query.includes('display-mode: standalone') ? 'all' : query)
`

const saysForbidden = `
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' })
`

const saysNothingOfReader = `
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => new Promise(() => {})
`

/** The camera has journeys of its own, each with what it sees. */
const noCamera: CameraInHand = {
  is: notHere,
  refuse: notHere,
  has: notHere,
  sees: notHere,
  isUnplugged: notHere,
  on: notHere,
  asked: notHere,
  isLit: notHere,
  pictureShows: notHere,
}

function notHere(): never {
  throw new Error('Chromium of the scenarios has no camera')
}

/** Where a device stands: a page, warm for the next, in a context of its own with a clock. */
export interface DeviceStage {
  readonly page: BrowserPage
  readonly context: BrowserContext
  /** Of the portal, without the path. */
  readonly address: string
  /** Nothing of what was before stays. */
  clear(): Promise<void>
}

/** The phone around a page of Chromium; scenarios share the page, so it is given back as it was. */
export class BrowserDevice implements Device {
  readonly reader: BrowserReader
  readonly messages: BrowserMessages
  readonly installation: BrowserInstallation
  readonly notices: BrowserNotices
  readonly camera: CameraInHand = noCamera
  private readonly saved: Download[] = []
  private readonly tabs = new Set<BrowserPage>()
  private tellOfTab: () => void = () => undefined
  private emulation: CDPSession | undefined

  constructor(private readonly stage: DeviceStage) {
    const { page, context } = stage
    this.reader = new BrowserReader(page)
    this.messages = new BrowserMessages(page)
    this.installation = new BrowserInstallation(page)
    this.notices = new BrowserNotices(page, context)
    page.on('download', this.noteDownload)
    page.on('popup', this.noteTab)
  }

  async letPass(seconds: number): Promise<void> {
    await this.stage.page.clock.fastForward(seconds * 1000)
  }

  async hold(kind: DeviceKind): Promise<void> {
    const viewport = kind === 'una computadora' ? desktopViewport : phoneViewport
    await this.stage.page.setViewportSize(viewport)
    if (kind === 'la app instalada') await this.emulateStandalone()
  }

  async putAside(): Promise<void> {
    await this.stage.page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.visibilityState
    `)
  }

  async widen(width: number): Promise<void> {
    await this.stage.page.setViewportSize({ width, height: desktopViewport.height })
  }

  async otherTab(address: string): Promise<Page> {
    const tab = new PlaywrightPage(await this.stage.context.newPage(), this.stage.address, this)
    await tab.go(address)
    return tab
  }

  async forget(): Promise<void> {
    await this.stage.clear()
  }

  async keptKeys(): Promise<readonly string[]> {
    const keys = await this.stage.page.evaluate(() => Object.keys(localStorage))
    return keys
      .filter((key) => key.startsWith(portalNamespace))
      .map((key) => key.slice(portalNamespace.length))
  }

  async keptInTabs(): Promise<readonly string[]> {
    const kept = await this.stage.page.evaluate(() => Object.entries(sessionStorage))
    return kept.filter(([key]) => key.startsWith(portalNamespace)).map(([, text]) => text)
  }

  async kept(key: string): Promise<string | undefined> {
    return (await this.stage.page.evaluate((name) => localStorage.getItem(name), key)) ?? undefined
  }

  async keep(key: string, text: string): Promise<void> {
    const name = portalNamespace + key
    await this.stage.page.evaluate(
      ([kept, value]) => {
        localStorage.setItem(kept, value)
        sessionStorage.setItem(kept, value)
      },
      [name, text] as const,
    )
  }

  async clipboard(): Promise<string> {
    return this.stage.page.evaluate(() => navigator.clipboard.readText())
  }

  async savedFiles(): Promise<readonly string[]> {
    return this.saved.map((download) => download.suggestedFilename())
  }

  async savedTexts(): Promise<readonly string[]> {
    return Promise.all(this.saved.map(async (download) => readFile(await download.path(), 'utf8')))
  }

  async savedBytes(): Promise<readonly Uint8Array[]> {
    return Promise.all(this.saved.map(async (download) => readFile(await download.path())))
  }

  /** Chromium tells of each tab when it likes. */
  async openedTabs(atLeast: number): Promise<number> {
    while (this.tabs.size < atLeast)
      await new Promise<void>((resolve) => {
        this.tellOfTab = resolve
      })
    return this.tabs.size
  }

  async openedTypes(): Promise<readonly string[]> {
    throw new Error('Chromium shows files by a viewer of its own')
  }

  async refuseCopies(): Promise<void> {
    await this.stage.page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('No'))`)
  }

  async blockTabs(): Promise<void> {
    await this.stage.page.evaluate('window.open = () => null')
  }

  async pageViews(): Promise<readonly string[]> {
    throw new Error('The demo build tells nobody of its pages')
  }

  /** As the next scenario expects it. */
  async giveBack(): Promise<void> {
    const { page, context } = this.stage
    page.off('download', this.noteDownload)
    page.off('popup', this.noteTab)
    await page.setViewportSize(phoneViewport)
    await this.emulation?.detach()
    await this.reader.takeAway()
    await this.notices.takeAway()
    for (const other of context.pages()) if (other !== page) await other.close()
  }

  private readonly noteDownload = (download: Download): void => {
    this.saved.push(download)
  }

  private readonly noteTab = (tab: BrowserPage): void => {
    this.tabs.add(tab)
    void tab.close()
    this.tellOfTab()
  }

  /** No browser of a test is installed: the page is told that it is, for as long as the session lasts. */
  private async emulateStandalone(): Promise<void> {
    this.emulation = await this.stage.context.newCDPSession(this.stage.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', { source: saysStandalone })
  }
}

class BrowserReader implements FingerprintReader {
  private virtual: VirtualReader | undefined
  private emulation: CDPSession | undefined

  constructor(private readonly page: BrowserPage) {}

  async give(): Promise<void> {
    await suggestNoPasskeys(this.page)
    this.virtual = await VirtualReader.on(this.page)
  }

  async hesitate(): Promise<void> {
    this.emulation = await this.page.context().newCDPSession(this.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', { source: saysNothingOfReader })
  }

  /** Without a reader there is nothing to touch. */
  async touch(): Promise<void> {
    await this.virtual?.touch()
  }

  async letGo(): Promise<void> {
    await this.given().letGo()
  }

  async refuse(): Promise<void> {
    await this.given().refuse()
  }

  async takeAway(): Promise<void> {
    await this.emulation?.detach()
    this.emulation = undefined
    await this.virtual?.takeAway()
    this.virtual = undefined
  }

  private given(): VirtualReader {
    if (!this.virtual) throw new Error('The device has no reader')
    return this.virtual
  }
}

class BrowserMessages implements TextMessages {
  constructor(private readonly page: BrowserPage) {}

  /** No browser of a test gets messages: the page is given one, until it is loaded again. */
  async giveReader(): Promise<void> {
    await this.page.evaluate(`
      const ask = navigator.credentials.get.bind(navigator.credentials)
      window.OTPCredential = class {}
      navigator.credentials.get = (question) =>
        question.otp === undefined
          ? ask(question)
          : new Promise((read) => {
              window.addEventListener('message-read', ({ detail }) => read({ code: detail }), { once: true })
            })
    `)
  }

  async arrive(code: string): Promise<void> {
    await this.page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('message-read', { detail }))
    }, code)
  }
}

class BrowserInstallation implements Installation {
  constructor(private readonly page: BrowserPage) {}

  async offer(answer: 'accepted' | 'dismissed'): Promise<void> {
    await this.page.evaluate((outcome) => {
      // A function of the test's own would not survive the way into the page.
      const parts = { prompt: Promise.resolve.bind(Promise), userChoice: Promise.resolve({ outcome }) }
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts))
    }, answer)
  }

  async finish(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  }
}

class BrowserNotices implements Notices {
  private isAllowed = false
  private emulation: CDPSession | undefined

  constructor(
    private readonly page: BrowserPage,
    private readonly context: BrowserContext,
  ) {}

  async allow(): Promise<void> {
    this.isAllowed = true
    await this.context.grantPermissions([...everydayPermissions, 'notifications'])
  }

  /** No browser of a test asks anybody: the page is told what she said, for as long as the session lasts. */
  async forbid(): Promise<void> {
    this.emulation = await this.context.newCDPSession(this.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', { source: saysForbidden })
  }

  async refuse(): Promise<void> {
    await this.page.evaluate(`void (Notification.requestPermission = async () => 'denied')`)
  }

  async arrive(title: string, body?: string): Promise<void> {
    await this.page.evaluate(
      (data) => {
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
      },
      toForeground({ title, ...(body !== undefined && { body }) }),
    )
  }

  /** No service worker runs beside the scenarios: one page serves them all. */
  async workerIs(state: 'ready' | 'never ready'): Promise<void> {
    const ready =
      state === 'ready' ? 'Promise.resolve({ async showNotification() {} })' : 'new Promise(() => {})'
    await this.page.evaluate(
      `void Object.defineProperty(navigator.serviceWorker, 'ready', { configurable: true, value: ${ready} })`,
    )
  }

  async takeAway(): Promise<void> {
    await this.emulation?.detach()
    if (!this.isAllowed) return
    await this.context.clearPermissions()
    await this.context.grantPermissions(everydayPermissions)
  }
}
