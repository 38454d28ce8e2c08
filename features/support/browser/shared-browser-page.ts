import type { BrowserTestPage } from './browser-device'
import type { Browser, BrowserContext, Page } from 'playwright'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { launchBrowserForShortLivedPages } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'

/**
 * A browser page with the demo build of the portal, served by a web server that is started for the tests. All
 * scenarios of one test worker share the page.
 */
export class SharedBrowserPage implements BrowserTestPage {
  static async launchInBrowser(): Promise<SharedBrowserPage> {
    const site = await serveStaticSite({
      directory: await ensurePortalBuilt('demo'),
      port: 0,
      sendsUncompressed: true,
    })
    const browser = await launchBrowserForShortLivedPages()
    const context = await browser.newContext({
      viewport: phoneViewport,
      locale: 'es-AR',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(60_000)
    await context.clock.install({ time: new Date(scenarioStartTime) })
    return new SharedBrowserPage(site, browser, context, await context.newPage())
  }

  private constructor(
    private readonly site: RunningSite,
    private readonly browser: Browser,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  get portalOrigin(): string {
    return this.site.address
  }

  /** Deletes everything that earlier scenarios stored in the browser. */
  async clearStorage(): Promise<void> {
    await this.page.goto(`${this.portalOrigin}/manifest.webmanifest`)
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.site.close()
  }
}
