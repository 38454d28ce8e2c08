import type { Navigation } from '@/application/shared/navigation.port'
import { Listeners } from '@/application/shared/listeners'
import type { WindowUsedByDemo } from '@/ui/demo/demo-window'
import { originOfInMemoryPortal } from './portal-origin'

interface HistoryEntry {
  /** The address of this history entry: path and query, or the whole address if it is outside the portal. */
  readonly address: string
  /**
   * Number of the page load during which the tab had this address. Addresses with the same number belong
   * to the same page load.
   */
  readonly pageLoadNumber: number
}

/** Loads and unloads the portal's pages in a tab. */
interface TabPageLoader {
  /** Loads the page of an address of the portal: path, query and hash. */
  load(address: string): void
  /** Unloads the page, because the customer leaves the portal. */
  unload(): void
}

/** The address bar and the history of a tab. They stay when the tab loads another page. */
export class TabHistory implements Navigation {
  private entries: readonly HistoryEntry[] = []
  private loadCount = 0
  private isOpenedByPortal = false
  private readonly listeners = new Listeners()

  constructor(private readonly loader: TabPageLoader) {}

  /** The part of `window` that the demo uses. */
  get windowForDemo(): WindowUsedByDemo {
    const address = () => new URL(this.address(), originOfInMemoryPortal)
    return {
      location: {
        origin: originOfInMemoryPortal,
        get href() {
          return address().href
        },
        get pathname() {
          return address().pathname
        },
        get search() {
          return address().search
        },
        assign: (to) => this.openExternalAddress(String(to)),
        reload: () => this.reload(),
      },
      history: { replaceState: (_data, _title, to) => this.replaceEntry(String(to)) },
      reportError: (mistake) => {
        throw mistake
      },
    }
  }

  address(): string {
    return this.entries.at(-1)?.address ?? '/'
  }

  path(): string {
    return new URL(this.address(), originOfInMemoryPortal).pathname
  }

  queryString(): string {
    return new URL(this.address(), originOfInMemoryPortal).search
  }

  fragment(): string {
    return new URL(this.address(), originOfInMemoryPortal).hash
  }

  wasOpenedByPortal(): boolean {
    return this.isOpenedByPortal
  }

  /** Opens a path of the portal. Throws if the address is outside the portal, as a browser's history does. */
  goTo(to: string, how?: { readonly replace: true }): void {
    const url = new URL(to, originOfInMemoryPortal + this.path())
    if (url.origin !== originOfInMemoryPortal) throw new Error(`No history of the portal has ${to}`)
    const address = url.pathname + url.search + url.hash
    if (how?.replace) this.replaceEntry(address)
    else this.entries = [...this.entries, { address, pageLoadNumber: this.loadCount }]
    this.isOpenedByPortal = true
    this.listeners.notify()
  }

  /**
   * Loads another page. If its address is outside the portal, only the tab's address changes and the tab
   * shows nothing.
   */
  openExternalAddress(to: string): void {
    const url = new URL(to, originOfInMemoryPortal + this.path())
    this.loadCount += 1
    this.isOpenedByPortal = false
    const isInside = url.origin === originOfInMemoryPortal
    const address = isInside ? url.pathname + url.search + url.hash : url.href
    this.entries = [...this.entries, { address, pageLoadNumber: this.loadCount }]
    if (isInside) this.loader.load(address)
    else this.loader.unload()
  }

  reload(): void {
    this.loadCount += 1
    this.isOpenedByPortal = false
    this.entries = [...this.entries.slice(0, -1), { address: this.address(), pageLoadNumber: this.loadCount }]
    this.loader.load(this.address())
  }

  back(): void {
    if (this.entries.length < 2) return
    const load = this.entries.at(-1)?.pageLoadNumber
    this.isOpenedByPortal = false
    this.entries = this.entries.slice(0, -1)
    if (this.entries.at(-1)?.pageLoadNumber === load) this.listeners.notify()
    else this.reload()
  }

  readonly onChange = this.listeners.add

  private replaceEntry(address: string): void {
    this.entries = [
      ...this.entries.slice(0, -1),
      { address, pageLoadNumber: this.entries.at(-1)?.pageLoadNumber ?? this.loadCount },
    ]
  }
}
