import type { Locator, Page, Request } from 'playwright'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { requirePlaywrightPage } from '#features/support/chromium-page'
import type { PortalTasks } from '#features/support/portal'

const windowHeight = 800

/**
 * The portal's page in Chromium. Its methods need a real browser, because they depend on the window's width,
 * the pointer, the focus or the network.
 */
export class PortalPageInChromium {
  private readonly page: Page
  private readonly usualSize: ReturnType<Page['viewportSize']>
  private readonly otherServerRequests: string[] = []

  constructor(portal: PortalTasks) {
    this.page = requirePlaywrightPage(portal.page)
    this.usualSize = this.page.viewportSize()
  }

  async setWindowWidth(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: windowHeight })
  }

  async bottomBarVisibility(): Promise<'se ve' | 'no está'> {
    return visibilityInSpanish(
      this.page.getByRole('navigation', { name: basicComponentTexts.quickNavigation }),
    )
  }

  /** Returns the font size of the entries of the bottom bar in CSS pixels, such as `12px`. */
  async bottomBarFontSize(): Promise<string> {
    const bar = this.page.getByRole('navigation', { name: basicComponentTexts.quickNavigation })
    return bar
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).fontSize)
  }

  async menuButtonVisibility(): Promise<'se ve' | 'no está'> {
    return visibilityInSpanish(this.menuOpener())
  }

  async openMenuDrawer(): Promise<void> {
    await this.menuOpener().click()
    await this.drawer().waitFor()
  }

  /** Returns the width of the menu drawer in CSS pixels. */
  async menuDrawerWidth(): Promise<number> {
    const box = await this.drawer().boundingBox()
    return box?.width ?? 0
  }

  /**
   * Blocks every request to a server other than the portal's. Records those requests, and also the
   * requests to the portal's server that a server of static files cannot answer.
   */
  async blockOtherServers(): Promise<void> {
    const site = new URL(this.page.url()).origin
    await this.page.route(
      (url) => url.origin !== site,
      (route) => route.abort(),
    )
    this.page.on('request', (request) => {
      if (!isServableByFileServer(request, site))
        this.otherServerRequests.push(`${request.method()} ${request.url()}`)
    })
  }

  requestsNotServableByFileServer(): readonly string[] {
    return this.otherServerRequests
  }

  async hoverOrFocusToast(what: string): Promise<void> {
    if (what === 'el puntero') await this.toast().hover()
    else await this.toasts().getByRole('button', { name: basicComponentTexts.dismissNotice }).focus()
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.page.clock.fastForward(seconds * 1000)
  }

  async isToastShown(): Promise<boolean> {
    return this.toast().isVisible()
  }

  async movePointerAndFocusOffToast(): Promise<void> {
    await this.page.mouse.move(0, 0)
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  }

  async waitUntilToastDisappears(): Promise<void> {
    await this.toast().waitFor({ state: 'detached' })
  }

  /**
   * Undoes what the scenario changed in the browser page that all scenarios share, so that the next
   * scenario starts clean.
   */
  async resetSharedPage(): Promise<void> {
    await this.page.unrouteAll()
    this.page.removeAllListeners('request')
    if (this.usualSize) await this.page.setViewportSize(this.usualSize)
  }

  private menuOpener(): Locator {
    return this.page.getByRole('button', { name: basicComponentTexts.openMenu })
  }

  private drawer(): Locator {
    return this.page.getByRole('dialog', { name: menuTexts.mainMenu })
  }

  private toasts(): Locator {
    return this.page.getByRole('region', { name: basicComponentTexts.notices })
  }

  private toast(): Locator {
    return this.toasts().locator('p')
  }
}

async function visibilityInSpanish(what: Locator): Promise<'se ve' | 'no está'> {
  return (await what.isVisible()) ? 'se ve' : 'no está'
}

/** Returns whether a file server could answer the request: a page, script, style or `config.json`. */
function isServableByFileServer(request: Request, site: string): boolean {
  const { origin, protocol, pathname } = new URL(request.url())
  if (protocol === 'data:' || protocol === 'blob:') return true
  return origin === site && request.method() === 'GET' && !pathname.startsWith('/api')
}
