import type { DeviceStage } from './browser-device'
import type { Browser, BrowserContext, Page } from 'playwright'
import { serveSite, type RunningSite } from '#scripts/static-server'
import { ensureBuilt } from '#scripts/support/portal-build'
import { specificationsNow } from '#features/support/specifications-now'
import { launchForBriefPages } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'

/** The demo build on its own server, and a prepared page that every scenario of a worker shares. */
export class BrowserStage implements DeviceStage {
  static async open(): Promise<BrowserStage> {
    const site = await serveSite({ directory: await ensureBuilt('demo'), port: 0, sendsPlain: true })
    const browser = await launchForBriefPages()
    const context = await browser.newContext({
      viewport: phoneViewport,
      locale: 'es-AR',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(60_000)
    await context.clock.install({ time: new Date(specificationsNow) })
    return new BrowserStage(site, browser, context, await context.newPage())
  }

  private constructor(
    private readonly site: RunningSite,
    private readonly browser: Browser,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  get address(): string {
    return this.site.address
  }

  /** Deletes everything that an earlier scenario left. */
  async clear(): Promise<void> {
    await this.page.goto(`${this.address}/manifest.webmanifest`)
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  async strike(): Promise<void> {
    await this.browser.close()
    await this.site.close()
  }
}
