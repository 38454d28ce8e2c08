import type { MissingPart, Release } from '@/application/shared/release.port'

/** Beside the portal's own names, for as long as the tab: the version that it was loaded anew for. */
const loadedForKey = 'portal.loadedFor'

/** The published page is not waited for longer. */
const patienceMilliseconds = 8_000

/** Vite says with it that a part could not be fetched. */
type PartIsMissing = Event & { readonly payload?: unknown }

/**
 * The version that was loaded with the page. Where another one was published over it, the page is loaded anew, once
 * and at the same address, unless something typed or sent would be lost.
 */
export class BrowserRelease implements Release {
  /** Whether something was typed or sent when it did not come; then what that means. */
  private readonly missing = new WeakMap<object, boolean | Promise<MissingPart>>()
  private readonly unasked = new WeakSet()
  private readonly typedIn = new Set<EventTarget>()
  private judging: Promise<MissingPart> | undefined
  private sending = 0
  private isReplaced = false
  /** A part that somebody waited for did not come for want of a network. */
  private wasUnreachable = false

  constructor(private readonly window: Window & typeof globalThis) {}

  watch(): void {
    this.window.addEventListener('vite:preloadError', ({ payload }: PartIsMissing) => {
      if (typeof payload !== 'object' || !payload) return
      this.missing.set(payload, this.isInUse())
      // Who fetched it ahead hears of it before that.
      setTimeout(() => this.unasked.has(payload) || void this.meaningOf(payload))
    })
    this.window.addEventListener('input', ({ target }) => target && this.typedIn.add(target), true)
    this.watchWorker()
  }

  /** Fetches, and knows meanwhile that a request that changes something is pending. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const isQuestion = ((input instanceof Request ? input : init)?.method ?? 'GET') === 'GET'
    if (isQuestion) return this.window.fetch(input, init)
    this.sending += 1
    try {
      return await this.window.fetch(input, init)
    } finally {
      this.sending -= 1
    }
  }

  /**
   * What is fetched before anybody asks for it may be missing without a word: whoever asks for it gets the failure, and nothing
   * that is looked at is loaded anew.
   */
  async ahead(fetching: Promise<unknown>): Promise<void> {
    try {
      await fetching
    } catch (reason) {
      if (typeof reason === 'object' && reason) this.unasked.add(reason)
    }
  }

  missingPart(reason: unknown): Promise<MissingPart> | undefined {
    if (typeof reason !== 'object' || !reason || !this.missing.has(reason)) return undefined
    const meaning = this.meaningOf(reason)
    void meaning.then((found) => (this.wasUnreachable ||= found === 'unreachable'))
    return meaning
  }

  /** The customer came to where nothing is under way: the version that waits for it takes over. */
  takeOver(): void {
    if (this.isReplaced && !this.isInUse()) this.window.location.reload()
  }

  /** One failure may end both what was fetched ahead and what somebody waits for. */
  private meaningOf(reason: object): Promise<MissingPart> {
    const known = this.missing.get(reason)
    if (typeof known === 'object') return known
    const meaning = (this.judging ??= this.judge(known === true))
    this.missing.set(reason, meaning)
    return meaning
  }

  private async judge(wasInUse: boolean): Promise<MissingPart> {
    const published = await this.publishedPage()
    this.judging = undefined
    if (published === undefined) return 'unreachable'
    const isSame = this.ownScripts().every((path) => published.includes(path))
    const meaning = isSame ? 'unexplained' : 'replaced'
    this.isReplaced ||= !isSame
    // Some browsers never ask again for what did not come once: only the page anew brings it.
    if (isSame && !this.wasUnreachable) return meaning
    if (wasInUse || this.isInUse() || !this.noteLoadingFor(published)) return meaning
    this.window.location.reload()
    return new Promise(() => undefined)
  }

  /** Undefined if there is no network, or if it answers with a page of its own. */
  private async publishedPage(): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(patienceMilliseconds)
      const text = await (await this.window.fetch('/index.html', { cache: 'no-store', signal })).text()
      return text.includes('id="root"') ? text : undefined
    } catch {
      return undefined
    }
  }

  private ownScripts(): readonly string[] {
    const scripts = this.window.document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
    return [...scripts].map(({ src }) => new URL(src).pathname)
  }

  /** Whether something that the customer typed stands there, or something that they ordered is pending. */
  private isInUse(): boolean {
    const stands = (field: EventTarget): boolean =>
      field instanceof Element && field.isConnected && 'value' in field && field.value !== ''
    return this.sending > 0 || [...this.typedIn].some(stands)
  }

  /** Never twice for the same version, nor where that cannot be remembered: two servers may disagree. */
  private noteLoadingFor(published: string): boolean {
    const version = /\/assets\/first-visit-[^"]+\.js/.exec(published)?.[0] ?? published
    try {
      const { sessionStorage } = this.window
      if (sessionStorage.getItem(loadedForKey) === version) return false
      sessionStorage.setItem(loadedForKey, version)
      return true
    } catch {
      return false
    }
  }

  /** Another worker brings another version, except the very first one. */
  private watchWorker(): void {
    try {
      const { serviceWorker } = this.window.navigator
      let known = serviceWorker.controller
      serviceWorker.addEventListener('controllerchange', () => {
        this.isReplaced ||= Boolean(known)
        known = serviceWorker.controller
      })
    } catch {
      // A browser that has no workers, or blocks them as it blocks storage, has none that could be replaced.
    }
  }
}
