import type { Page as BrowserPage, Request } from 'playwright'

const pendingRequestsByPage = new WeakMap<BrowserPage, PendingPageRequests>()

/**
 * Starts to observe the requests of a page, unless they are observed already. Returns the object that
 * knows which of them are pending.
 */
export function observePendingRequests(page: BrowserPage): PendingPageRequests {
  const observed = pendingRequestsByPage.get(page) ?? new PendingPageRequests(page)
  pendingRequestsByPage.set(page, observed)
  return observed
}

/**
 * Forgets the pending requests of a page whose listeners were removed. The next call of
 * `observePendingRequests` adds the listeners again.
 */
export function forgetPendingRequests(page: BrowserPage): void {
  pendingRequestsByPage.delete(page)
}

/** The requests of a Chromium page that have neither an answer nor an error yet. */
export class PendingPageRequests {
  private readonly pending = new Set<Request>()
  private change = Promise.withResolvers<void>()

  constructor(private readonly page: BrowserPage) {
    page.on('request', (request) => this.addRequest(request))
    page.on('requestfinished', (request) => this.removeRequest(request))
    page.on('requestfailed', (request) => this.removeRequest(request))
    page.on('close', () => this.notifyChange())
  }

  /** Waits until the page has no pending request. */
  async waitUntilNone(): Promise<void> {
    while (this.pending.size > 0 && !this.page.isClosed()) await this.change.promise
  }

  private addRequest(request: Request): void {
    // The requests of the previous page report nothing any more.
    if (request.isNavigationRequest()) this.pending.clear()
    this.pending.add(request)
  }

  private removeRequest(request: Request): void {
    this.pending.delete(request)
    this.notifyChange()
  }

  private notifyChange(): void {
    this.change.resolve()
    this.change = Promise.withResolvers()
  }
}
