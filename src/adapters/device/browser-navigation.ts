import type { Navigation } from '@/application/shared/navigation.port'
import { Listeners } from '@/application/shared/listeners'

/** Reads and changes the address of the page with the browser's location and history API. */
export class BrowserNavigation implements Navigation {
  private readonly listeners = new Listeners()
  private isOpenedByPortal = false

  constructor(private readonly window: Window) {
    window.addEventListener('popstate', () => {
      this.isOpenedByPortal = false
      this.listeners.notify()
    })
    // A page restored from the back-forward cache may have missed events, such as the end of the session.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.listeners.notify()
    })
  }

  path(): string {
    return this.window.location.pathname
  }

  queryString(): string {
    return this.window.location.search
  }

  fragment(): string {
    return this.window.location.hash
  }

  wasOpenedByPortal(): boolean {
    return this.isOpenedByPortal
  }

  goTo(to: string, how?: { readonly replace: true }): void {
    if (how?.replace) this.window.history.replaceState(null, '', to)
    else this.window.history.pushState(null, '', to)
    this.isOpenedByPortal = true
    this.listeners.notify()
  }

  openExternalAddress(address: string): void {
    this.window.location.assign(address)
  }

  readonly onChange = this.listeners.add
}
