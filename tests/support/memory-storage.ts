import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Listeners } from '@/application/shared/listeners'

/** In-memory storage of one browser tab. Several tabs may share its texts. */
export class MemoryStorage implements KeyValueStorage {
  /**
   * True if the page is in the back-forward cache. Such a page receives no events; events of that time
   * are lost.
   */
  isInBackForwardCache = false
  private readonly listeners = new Listeners()

  constructor(private readonly shared: SharedStorageContent = new SharedStorageContent()) {
    shared.tabs.add(this)
  }

  read(key: string): string | undefined {
    return this.shared.textsByKey.get(key)
  }

  write(key: string, text: string): void {
    this.shared.textsByKey.set(key, text)
    this.notifyOtherTabs()
  }

  remove(key: string): void {
    if (this.shared.textsByKey.delete(key)) this.notifyOtherTabs()
  }

  removeAll(): void {
    for (const key of this.shared.textsByKey.keys()) this.remove(key)
  }

  readonly onOtherTabChange = this.listeners.add

  private notifyOtherTabs(): void {
    for (const tab of this.shared.tabs) if (tab !== this && !tab.isInBackForwardCache) tab.listeners.notify()
  }
}

/** Texts in a storage that the tabs of one browser share, by key. */
export class SharedStorageContent {
  readonly textsByKey = new Map<string, string>()
  readonly tabs = new Set<MemoryStorage>()
  readonly separateProcessTabs = new Set<SeparateProcessTabStorage>()
}

/**
 * In-memory storage of one browser tab that runs in its own process. The tab sees the changes of other
 * tabs one turn of the event loop later, but before it gets a `CrossProcessTabLock` from one of them.
 */
export class SeparateProcessTabStorage implements KeyValueStorage {
  private readonly textsSeenByTab: Map<string, string>

  constructor(private readonly shared: SharedStorageContent) {
    this.textsSeenByTab = new Map(shared.textsByKey)
    shared.separateProcessTabs.add(this)
  }

  read(key: string): string | undefined {
    return this.textsSeenByTab.get(key)
  }

  write(key: string, text: string): void {
    this.textsSeenByTab.set(key, text)
    this.shared.textsByKey.set(key, text)
    this.notifyOtherTabs((seen) => seen.set(key, text))
  }

  remove(key: string): void {
    this.textsSeenByTab.delete(key)
    this.shared.textsByKey.delete(key)
    this.notifyOtherTabs((seen) => seen.delete(key))
  }

  onOtherTabChange(): () => void {
    return () => undefined
  }

  private notifyOtherTabs(change: (seen: Map<string, string>) => unknown): void {
    setImmediate(() => {
      for (const tab of this.shared.separateProcessTabs) if (tab !== this) change(tab.textsSeenByTab)
    })
  }
}
