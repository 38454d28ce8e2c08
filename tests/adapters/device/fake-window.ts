/**
 * In-memory storage area of a page, such as `localStorage`. When it is full, it throws if something is
 * stored in it.
 */
export class FakeStorageArea {
  readonly texts = new Map<string, string>()

  constructor(private readonly hasRoom: 'room' | 'no room' = 'room') {}

  get length(): number {
    return this.texts.size
  }

  key(position: number): string | null {
    return [...this.texts.keys()][position] ?? null
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (this.hasRoom === 'no room') throw new DOMException('Full', 'QuotaExceededError')
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.texts.delete(key)
  }
}

/**
 * In-memory browser window with only the members that the storage adapter uses. A test can make it
 * forbid the use of its storage.
 */
export class FakeWindow extends EventTarget {
  constructor(private readonly area: FakeStorageArea | 'forbidden') {
    super()
  }

  get localStorage(): FakeStorageArea {
    return this.areaIfAllowed()
  }

  get sessionStorage(): FakeStorageArea {
    return this.areaIfAllowed()
  }

  /**
   * Dispatches the `storage` event that the browser sends when another tab changes the value of `key`.
   * Null means that the other tab cleared the whole storage.
   */
  dispatchStorageEvent(key: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** Returns this fake window typed as `Window`, as the storage adapter expects. */
  asWindow(): Window {
    return this as unknown as Window
  }

  private areaIfAllowed(): FakeStorageArea {
    if (this.area === 'forbidden') throw new DOMException('Denied', 'SecurityError')
    return this.area
  }
}
