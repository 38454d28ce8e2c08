import type { Engine } from './engine'
import { pageDriverScript } from './page-driver-script'
import type { PageDriver, DriverReply } from './locator-steps'

/** Maximum wait for the page in milliseconds, long enough for a slow browser on a busy machine. */
export const timeoutMilliseconds = 30_000
const attemptPauseMilliseconds = 50

/** Messages with which the engines' drivers report that they have not touched an element. */
const untouched = /stale element|not (clickable|attached|interactable)|detached|click intercepted/i

type DriverCall = Exclude<keyof PageDriver, 'found'>

/** Calls the functions of `PageDriver` in a page of a browser that a driver controls. */
export class EngineDriver {
  constructor(readonly engine: Engine) {}

  /** Calls a function of `PageDriver` again and again until the page answers. */
  async askUntilAnswered(name: DriverCall, ...values: readonly unknown[]): Promise<unknown> {
    const end = Date.now() + timeoutMilliseconds
    for (;;) {
      const reply = await this.askOnce(name, ...values)
      if (reply.kind === 'done') return reply.value
      if (reply.kind === 'failed' || Date.now() > end)
        throw new Error(`${this.engine.name}: ${reply.complaint} (${await this.engine.address()})`)
      await waitForNextAttempt()
    }
  }

  /**
   * Performs an action on an element. Repeats it if the driver reports that the page has replaced or
   * covered the element meanwhile.
   */
  async performOnElement(act: () => Promise<void>): Promise<void> {
    const end = Date.now() + timeoutMilliseconds
    for (;;) {
      try {
        return await act()
      } catch (reason) {
        if (!untouched.test(String(reason)) || Date.now() > end) throw reason
        await waitForNextAttempt()
      }
    }
  }

  /**
   * Calls a function of `PageDriver` once. Returns `notYet` if the page does not answer, because it is
   * being left.
   */
  async askOnce(name: DriverCall, ...values: readonly unknown[]): Promise<DriverReply> {
    try {
      await this.bring()
      return await this.engine.evaluate<DriverReply>(
        `(...values) => window.portalDriver.${name}(...values)`,
        ...values,
      )
    } catch (reason) {
      return { kind: 'notYet', complaint: String(reason) }
    }
  }

  private async bring(): Promise<void> {
    const isThere = await this.engine.evaluate<boolean>(
      '() => window.portalDriver !== undefined && document.body !== null',
    )
    if (!isThere) await this.engine.evaluate(await pageDriverScript())
  }
}

/** Waits for the pause between two attempts. */
export function waitForNextAttempt(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, attemptPauseMilliseconds))
}
