/** A Storage area of a page: working, forbidden to touch, or without room. */
export class StorageArea {
  readonly texts = new Map<string, string>()

  constructor(private readonly hasRoom: 'room' | 'no room' = 'room') {}

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

/** As much of a window as the storage adapter meets. */
export class FakeWindow extends EventTarget {
  constructor(private readonly area: StorageArea | 'forbidden') {
    super()
  }

  get localStorage(): StorageArea {
    return this.allowed()
  }

  get sessionStorage(): StorageArea {
    return this.allowed()
  }

  /** Another tab changed that key; none means that it cleared everything. */
  changeElsewhere(key: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** What the adapter takes for the browser's own. */
  asWindow(): Window {
    return this as unknown as Window
  }

  private allowed(): StorageArea {
    if (this.area === 'forbidden') throw new DOMException('Denied', 'SecurityError')
    return this.area
  }
}
