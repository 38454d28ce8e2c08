import type { CodeNotLoadedReason, PortalRelease } from '@/application/shared/release.port'

/** Key in session storage for the version of the portal for which the page was last reloaded. */
const reloadedVersionKey = 'portal.loadedFor'

/** Milliseconds to wait for the newest published page of the portal. */
const timeoutMilliseconds = 8_000

/** Event that Vite dispatches if a code chunk could not be loaded. */
type PreloadErrorEvent = Event & { readonly payload?: unknown }

/**
 * Detects that a newer version of the portal has been published, and reloads the page once, at the same
 * address. It does not reload while typed text or pending work, such as a request, would be lost.
 */
export class BrowserReleaseUpdater implements PortalRelease {
  /**
   * What is known about each error in loading a part of the portal: until its reason is found, whether a
   * reload would lose typed text or a pending request; then the reason.
   */
  private readonly errorReasons = new WeakMap<object, boolean | Promise<CodeNotLoadedReason>>()
  private readonly preloadErrors = new WeakSet()
  private readonly fieldsTypedIn = new Set<EventTarget>()
  private pendingReason: Promise<CodeNotLoadedReason> | undefined
  /**
   * A promise that never resolves, set when the page starts to reload. Code that waits for it does
   * nothing more until the new page replaces this one.
   */
  private reloadPromise: Promise<never> | undefined
  private pendingRequestCount = 0
  /** Number of promises given to `postponeReloadUntil` that have not settled. */
  private postponementCount = 0
  private isOutdated = false
  /** HTML of the page of a newer version, into which a page that no service worker brought reloads once. */
  private newerPage: string | undefined
  /** The service worker that brought this page, if there is one. */
  private worker: ServiceWorker | null | undefined
  /**
   * True once the customer needed a part of the portal that could not be loaded because the portal's server
   * was unreachable.
   */
  private wasServerUnreachable = false

  constructor(
    private readonly window: Window & typeof globalThis,
    readonly currentVersion: string,
  ) {}

  watchForNewRelease(): void {
    this.window.addEventListener('vite:preloadError', ({ payload }: PreloadErrorEvent) => {
      if (typeof payload !== 'object' || !payload) return
      this.errorReasons.set(payload, this.hasUnsavedWork())
      // Code that loads in advance handles the error before this timeout.
      setTimeout(() => this.preloadErrors.has(payload) || void this.findErrorReason(payload))
    })
    this.window.addEventListener('input', ({ target }) => target && this.fieldsTypedIn.add(target), true)
    this.watchServiceWorker()
  }

  /** A `fetch` that prevents a reload while a request that may change data (any but GET) is pending. */
  readonly trackingFetch: typeof globalThis.fetch = (input, init) => {
    const answer = this.window.fetch(input, init)
    const isQuestion = ((input instanceof Request ? input : init)?.method ?? 'GET') === 'GET'
    if (isQuestion) return answer
    this.pendingRequestCount += 1
    return answer.finally(() => (this.pendingRequestCount -= 1))
  }

  postponeReloadUntil<Value>(workEnd: Promise<Value>): Promise<Value> {
    this.postponementCount += 1
    return workEnd.finally(() => (this.postponementCount -= 1))
  }

  /**
   * Waits for a part of the portal that is loaded in advance. If it cannot be loaded, no error is shown
   * and the page is not reloaded; the error is reported later, when a screen needs that part.
   */
  async awaitPreloadedCode(fetching: Promise<unknown>): Promise<void> {
    try {
      await fetching
    } catch (reason) {
      if (typeof reason === 'object' && reason) this.preloadErrors.add(reason)
    }
  }

  findCodeNotLoadedReason(reason: unknown): Promise<CodeNotLoadedReason> | undefined {
    if (typeof reason !== 'object' || !reason || !this.errorReasons.has(reason)) return undefined
    const meaning = this.findErrorReason(reason)
    void meaning.then((found) => (this.wasServerUnreachable ||= found === 'unreachable'))
    return meaning
  }

  async lookForNewerRelease(): Promise<void> {
    const [published, isSame] = await this.findNewestPage()
    // A service worker brings its own page again. When a newer one replaces it, `isOutdated` becomes true.
    if (!isSame && !this.worker) this.newerPage = published
  }

  /**
   * Reloads the page if a newer version of the portal is available and no typed text or pending work would
   * be lost.
   */
  reloadIfNewerReleaseExists(): void {
    if (this.postponementCount > 0 || this.hasUnsavedWork()) return
    if (this.isOutdated || (this.newerPage && this.recordReloadFor(this.newerPage))) void this.reload()
  }

  /**
   * Returns why a part of the portal could not be loaded. The reason is found once for each error,
   * because loading in advance and a screen may report the same error.
   */
  private findErrorReason(reason: object): Promise<CodeNotLoadedReason> {
    const known = this.errorReasons.get(reason)
    if (typeof known === 'object') return known
    const meaning = this.reloadPromise ?? (this.pendingReason ??= this.findReason(known === true))
    this.errorReasons.set(reason, meaning)
    return meaning
  }

  private async findReason(wasInUse: boolean): Promise<CodeNotLoadedReason> {
    const [published, isSame] = await this.findNewestPage()
    this.pendingReason = undefined
    if (this.reloadPromise) return this.reloadPromise
    if (!published) return 'unreachable'
    const meaning = isSame ? 'unexplained' : 'replaced'
    this.isOutdated ||= !isSame
    // Some browsers never retry a module that failed to load; only reloading the page helps, so the reload of
    // the same version is not postponed.
    if (isSame ? !this.wasServerUnreachable : this.postponementCount > 0) return meaning
    if (wasInUse || this.hasUnsavedWork() || !this.recordReloadFor(published)) return meaning
    return this.reload()
  }

  private reload(): Promise<never> {
    this.window.location.reload()
    return (this.reloadPromise = new Promise(() => undefined))
  }

  /**
   * Returns the newest published page, as `fetchNewestPage` does, and whether it is of the version of this page.
   * If it is of a newer one, waits until the service worker of that version answers, because until then a reload
   * brings the page of the older one.
   */
  private async findNewestPage(): Promise<readonly [string | undefined, boolean]> {
    const published = await this.fetchNewestPage()
    const scripts = this.window.document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
    const isSame = !published || [...scripts].every(({ src }) => published.includes(new URL(src).pathname))
    if (!isSame)
      await this.awaitPreloadedCode(
        import('./register-service-worker').then((code) => code.updateServiceWorker(this.window)),
      )
    return [published, isSame]
  }

  /**
   * Returns the HTML of the newest published version of the portal's page; undefined if it does
   * not arrive in 8 seconds, or if another server (such as a captive portal) answers with a page of its own.
   * The address has a query, because the service worker answers the address without one from its cache.
   */
  private async fetchNewestPage(): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const text = await (await this.window.fetch('/index.html?new', { cache: 'no-store', signal })).text()
      return text.includes('id="root"') ? text : undefined
    } catch {
      return undefined
    }
  }

  /** Returns whether a reload would lose text that the customer has typed, or a pending request. */
  private hasUnsavedWork(): boolean {
    const stands = (field: EventTarget): boolean =>
      field instanceof Element && field.isConnected && 'value' in field && field.value !== ''
    return this.pendingRequestCount > 0 || [...this.fieldsTypedIn].some(stands)
  }

  /**
   * Records the version for which the page is about to be reloaded. Returns false if the page was
   * already reloaded for that version, or if the version cannot be stored. The page must then not be
   * reloaded, because two servers with different versions would cause an endless loop.
   */
  private recordReloadFor(published: string): boolean {
    const version = /\/assets\/first-visit-[^"]+\.js/.exec(published)?.[0] ?? published
    try {
      const { sessionStorage } = this.window
      if (sessionStorage.getItem(reloadedVersionKey) === version) return false
      sessionStorage.setItem(reloadedVersionKey, version)
      return true
    } catch {
      return false
    }
  }

  /**
   * Notes that a newer version of the portal exists when a new service worker replaces the one of the
   * page. The first service worker of a page replaces none, so it does not count.
   */
  private watchServiceWorker(): void {
    try {
      const { serviceWorker } = this.window.navigator
      let known = serviceWorker.controller
      this.worker = known
      serviceWorker.addEventListener('controllerchange', () => {
        this.isOutdated ||= Boolean(known)
        known = serviceWorker.controller
      })
    } catch {
      // Without service workers, or if they are blocked, there is none to replace.
    }
  }
}
