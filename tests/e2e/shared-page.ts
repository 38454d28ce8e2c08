import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { forgetPendingRequests } from '#features/support/pending-page-requests'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { phoneViewport } from '#tests/support/viewports'

/** Options of the browser context in which tests open the portal. */
export const portalBrowserContextOptions = {
  viewport: phoneViewport,
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
  // A worker would store the whole portal, which takes time. Tests that need it allow it.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions

const pageEventNames = [
  'console',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
] as const

/**
 * Browser page that all tests of a Playwright worker share, because opening a page and loading the code
 * takes longer than most tests. After each test, a reset removes everything except the loaded code.
 */
export class PageSharedByTests {
  static async open(browser: Browser, address: string): Promise<PageSharedByTests> {
    // Presses wait for animations. Tests of animations allow them.
    const context = await browser.newContext({
      ...portalBrowserContextOptions,
      baseURL: address,
      reducedMotion: 'reduce',
    })
    await context.clock.install({ time: new Date(scenarioStartTime) })
    return new PageSharedByTests(context, await context.newPage(), address)
  }

  private readonly additions: { readonly dispose: () => Promise<void> }[] = []

  private constructor(
    readonly context: BrowserContext,
    private current: Page,
    private readonly address: string,
  ) {
    this.recordAddedScriptsAndFunctions(context)
    this.recordAddedScriptsAndFunctions(current)
    this.recordSessions(context)
  }

  get page(): Page {
    return this.current
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  /**
   * Restores the page after a test: empties storage and cookies, and resets clock, window size,
   * listeners and intercepted requests.
   */
  async reset(): Promise<void> {
    if (this.current.isClosed()) await this.openNewPage()
    const { context, page } = this
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const addition of this.additions.splice(0)) await addition.dispose()
    await this.removeListeners()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    await page.setViewportSize(portalBrowserContextOptions.viewport)
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: 'reduce',
      forcedColors: null,
      contrast: null,
    })
    await this.clearStorages()
    await page.clock.resume()
    await page.clock.setSystemTime(new Date(scenarioStartTime))
  }

  /** Opens a new page in place of the page that a test closed. */
  private async openNewPage(): Promise<void> {
    this.current = await this.context.newPage()
    this.recordAddedScriptsAndFunctions(this.current)
  }

  private async removeListeners(): Promise<void> {
    const { context, page } = this
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ])
    for (const event of pageEventNames) await page.removeAllListeners(event, { behavior: 'ignoreErrors' })
    for (const event of ['console', 'page', 'request', 'weberror'])
      await context.removeAllListeners(event, { behavior: 'ignoreErrors' })
    forgetPendingRequests(page)
  }

  /**
   * Empties the storage of the browser. For this, opens a file of the portal that does not start the
   * portal: on another origin, the browser would drop the code that it has loaded.
   */
  private async clearStorages(): Promise<void> {
    await this.page.goto(`${this.address}/manifest.webmanifest`)
    await this.page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      for (const name of await caches.keys()) await caches.delete(name)
    })
  }

  /**
   * Records the scripts and functions that a test adds to the page or its browser context, so that
   * `reset` can remove them.
   */
  private recordAddedScriptsAndFunctions(place: BrowserContext | Page): void {
    const addInitScript = place.addInitScript.bind(place)
    place.addInitScript = async (script, argument, options) => {
      const addition = await addInitScript(script, argument, options)
      this.additions.push(addition)
      return addition
    }
    const exposeFunction = place.exposeFunction.bind(place)
    place.exposeFunction = async (name, run) => {
      const addition = await exposeFunction(name, run)
      this.additions.push(addition)
      return addition
    }
  }

  private recordSessions(context: BrowserContext): void {
    const newCDPSession = context.newCDPSession.bind(context)
    context.newCDPSession = async (target) => {
      const session = await newCDPSession(target)
      const isExpired = new Promise<void>((over) => session.once('close', () => over()))
      this.additions.push({ dispose: () => Promise.race([isExpired, session.detach()]) })
      return session
    }
  }
}
