import type { BrowserEngine } from './engine'
import { pageDriverScript } from './page-driver-script'
import type { PageDriver, PageDriverReply } from './element-search-steps'

/**
 * The longest time in milliseconds that a step waits for a page, enough for a slow browser on a busy machine.
 */
export const pageTimeoutMilliseconds = 30_000
const attemptPauseMilliseconds = 50

/** Messages with which the engines' drivers report that they have not touched an element. */
const untouchedElementErrorPattern =
  /stale element|not (clickable|attached|interactable)|detached|click intercepted/i

type PageDriverMethodName = Exclude<keyof PageDriver, 'foundElement'>

/** Calls the functions of `PageDriver` in a page of a browser that a driver controls. */
export class PageDriverCaller {
  constructor(readonly engine: BrowserEngine) {}

  /**
   * Calls a function of `PageDriver` again and again until the page answers. Throws if the function
   * fails or the time is up.
   */
  async callPageDriverUntilAnswered(
    name: PageDriverMethodName,
    ...values: readonly unknown[]
  ): Promise<unknown> {
    const end = Date.now() + pageTimeoutMilliseconds
    for (;;) {
      const reply = await this.callPageDriverOnce(name, ...values)
      if (reply.kind === 'done') return reply.value
      if (reply.kind === 'failed' || Date.now() > end)
        throw new Error(`${this.engine.name}: ${reply.complaint} (${await this.engine.address()})`)
      await waitBeforeNextPageCall()
    }
  }

  /**
   * Performs an action on an element. Repeats it if the driver reports that the page has replaced or
   * covered the element meanwhile.
   */
  async performWithRetry(act: () => Promise<void>): Promise<void> {
    const end = Date.now() + pageTimeoutMilliseconds
    for (;;) {
      try {
        return await act()
      } catch (reason) {
        if (!untouchedElementErrorPattern.test(String(reason)) || Date.now() > end) throw reason
        await waitBeforeNextPageCall()
      }
    }
  }

  /**
   * Calls a function of `PageDriver` once and returns its reply. If the page does not answer, for example
   * because the browser is leaving it, returns a reply of the kind `notYet`.
   */
  async callPageDriverOnce(
    name: PageDriverMethodName,
    ...values: readonly unknown[]
  ): Promise<PageDriverReply> {
    try {
      await this.loadPageDriver()
      return await this.engine.evaluate<PageDriverReply>(
        `(...values) => window.portalDriver.${name}(...values)`,
        ...values,
      )
    } catch (reason) {
      return { kind: 'notYet', complaint: String(reason) }
    }
  }

  private async loadPageDriver(): Promise<void> {
    const isThere = await this.engine.evaluate<boolean>(
      '() => window.portalDriver !== undefined && document.body !== null',
    )
    if (!isThere) await this.engine.evaluate(await pageDriverScript())
  }
}

/** Waits for the pause between two attempts to call a function in the page. */
export function waitBeforeNextPageCall(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, attemptPauseMilliseconds))
}
