import type { Navigation } from '@/application/shared/navigation.port'

/** Reads and changes the address of the page with the browser's location and history API. */
export class BrowserNavigation implements Navigation {
  private readonly listeners = new Set<() => void>()
  private openedCurrentAddress = false

  constructor(private readonly window: Window) {
    window.addEventListener('popstate', () => {
      this.openedCurrentAddress = false
      this.notifyListeners()
    })
    // A page restored from the back-forward cache may have missed events, such as the end of the session.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.notifyListeners()
    })
  }

  path(): string {
    return this.window.location.pathname
  }

  search(): string {
    return this.window.location.search
  }

  fragment(): string {
    return this.window.location.hash
  }

  wasOpenedByPortal(): boolean {
    return this.openedCurrentAddress
  }

  go(to: string, how?: { readonly replace: true }): void {
    if (how?.replace) this.window.history.replaceState(null, '', to)
    else this.window.history.pushState(null, '', to)
    this.openedCurrentAddress = true
    this.notifyListeners()
  }

  openExternalAddress(address: string): void {
    this.window.location.assign(address)
  }

  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  private notifyListeners(): void {
    for (const run of this.listeners) run()
  }
}
