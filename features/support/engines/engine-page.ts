import type { Device } from '#features/support/device'
import { collapseSpaces, type Page } from '#features/support/page'
import { PageWithRootElement } from '#features/support/page-with-root-element'
import type { BrowserEngine } from './engine'
import { PageDriverCaller, waitBeforeNextPageCall, pageTimeoutMilliseconds } from './page-driver-caller'
import { BrowserEnginePageElement } from './engine-page-element'

/** The portal in a browser tab that a driver controls. */
export class BrowserEnginePage extends PageWithRootElement implements Page {
  protected readonly rootElement: BrowserEnginePageElement
  private readonly driver: PageDriverCaller

  constructor(
    readonly engine: BrowserEngine,
    /** The origin of the portal's address, such as `http://localhost:4173`. */
    private readonly origin: string,
    readonly device: Device,
  ) {
    super()
    this.driver = new PageDriverCaller(engine)
    this.rootElement = new BrowserEnginePageElement(this.driver)
  }

  async openAddress(address: string): Promise<void> {
    await this.engine.openAddress(this.origin + address)
    await this.waitUntilShown()
  }

  async reload(): Promise<void> {
    await this.engine.reload()
    await this.waitUntilShown()
  }

  async goBack(): Promise<void> {
    await this.engine.goBack()
    await this.waitUntilIdle()
  }

  async documentTitle(): Promise<string> {
    return collapseSpaces(await this.engine.documentTitle())
  }

  async address(): Promise<string> {
    await this.waitUntilIdle()
    const { origin, pathname, search, href } = new URL(await this.engine.address())
    return origin === this.origin ? pathname + search : href
  }

  async path(): Promise<string> {
    return new URL(await this.engine.address()).pathname
  }

  async waitForPath(path: string | ((path: string) => boolean)): Promise<void> {
    await this.waitUntil(`at ${String(path)}`, async () => {
      const { pathname, search } = new URL(await this.engine.address())
      return typeof path === 'string' ? pathname === path || pathname + search === path : path(pathname)
    })
  }

  async waitUntilIdle(): Promise<void> {
    await this.waitUntil('at rest', async () => {
      if (!(await this.engine.address()).startsWith(this.origin)) return true
      return (await this.isIdleNow()) && (await waitBeforeNextPageCall(), await this.isIdleNow())
    })
  }

  async pressKey(key: string): Promise<void> {
    await this.engine.pressKey(key)
  }

  async close(): Promise<void> {
    await this.engine.closeTab()
  }

  /** Waits until the browser shows the screen's title, or the dialog that covers it. */
  private async waitUntilShown(): Promise<void> {
    await this.heading.unionWith(this.getByRole('dialog').firstMatch()).firstMatch().waitToAppear()
  }

  private async isIdleNow(): Promise<boolean> {
    const reply = await this.driver.callPageDriverOnce('isIdle')
    return reply.kind === 'done' && reply.value === true
  }

  private async waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + pageTimeoutMilliseconds
    while (!(await isSo())) {
      if (Date.now() > end)
        throw new Error(`${this.engine.name} is not ${what}: ${await this.engine.address()}`)
      await waitBeforeNextPageCall()
    }
  }
}
