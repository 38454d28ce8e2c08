/** A storage area of a page that works, is forbidden or is full. */
export class FakeStorageArea {
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

/** The part of a window that the storage adapter uses. */
export class FakeWindow extends EventTarget {
  constructor(private readonly area: FakeStorageArea | 'forbidden') {
    super()
  }

  get localStorage(): FakeStorageArea {
    return this.allowed()
  }

  get sessionStorage(): FakeStorageArea {
    return this.allowed()
  }

  /** Dispatches the event of another tab that changed that key, or cleared everything if it is null. */
  dispatchStorageEvent(key: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** Returns this window with the type that the adapter expects. */
  asWindow(): Window {
    return this as unknown as Window
  }

  private allowed(): FakeStorageArea {
    if (this.area === 'forbidden') throw new DOMException('Denied', 'SecurityError')
    return this.area
  }
}
