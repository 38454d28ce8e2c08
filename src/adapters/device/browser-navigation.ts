import type { Navigation } from '@/application/shared/navigation.port'

/** The address bar, through the history API. */
export class BrowserNavigation implements Navigation {
  private readonly listeners = new Set<() => void>()

  constructor(private readonly window: Window) {
    window.addEventListener('popstate', () => this.announce())
  }

  path(): string {
    return this.window.location.pathname
  }

  search(): string {
    return this.window.location.search
  }

  go(to: string, how?: { readonly replace: true }): void {
    if (how?.replace) this.window.history.replaceState(null, '', to)
    else this.window.history.pushState(null, '', to)
    this.announce()
  }

  leave(address: string): void {
    this.window.location.assign(address)
  }

  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  private announce(): void {
    for (const run of this.listeners) run()
  }
}
