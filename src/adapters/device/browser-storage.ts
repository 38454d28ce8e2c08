import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'

/** Beginning of the key of every value that the portal stores in the browser. */
export const portalNamespace = 'portal.'

/**
 * The browser's storage, with every key under one namespace. If storage is forbidden or full, values are
 * kept in memory until the page is closed. Source: SES-13.
 */
export class BrowserStorage implements KeyValueStorage {
  private readonly fallback = new Map<string, string>()

  constructor(
    private readonly window: Window,
    private readonly area: 'localStorage' | 'sessionStorage',
    private readonly namespace: string = portalNamespace,
  ) {}

  read(key: string): string | undefined {
    if (this.fallback.has(key)) return this.fallback.get(key)
    try {
      return this.window[this.area].getItem(this.namespace + key) ?? undefined
    } catch {
      return undefined
    }
  }

  write(key: string, text: string): void {
    try {
      this.window[this.area].setItem(this.namespace + key, text)
      this.fallback.delete(key)
    } catch {
      this.fallback.set(key, text)
    }
  }

  remove(key: string): void {
    this.fallback.delete(key)
    try {
      this.window[this.area].removeItem(this.namespace + key)
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  }

  onOtherTabChange(run: () => void): () => void {
    const listener = ({ key }: StorageEvent): void => {
      if (key !== null && !key.startsWith(this.namespace)) return
      this.dropFallback(key)
      run()
    }
    this.window.addEventListener('storage', listener)
    return () => this.window.removeEventListener('storage', listener)
  }

  /**
   * Deletes the value kept in memory for a key whose stored value another tab has changed; without a
   * key, deletes all values kept in memory.
   */
  private dropFallback(key: string | null): void {
    if (key === null) this.fallback.clear()
    else this.fallback.delete(key.slice(this.namespace.length))
  }
}
