import type { Engine } from './engine'
import { pageDriverScript } from './page-driver-script'
import type { PageDriver, DriverReply } from './locator-steps'

/** Maximum wait in milliseconds, long enough for a slow engine on a busy machine. */
export const timeoutMilliseconds = 30_000
const attemptPauseMilliseconds = 50

/** What the drivers of the engines say of an element that they did not touch. */
const untouched = /stale element|not (clickable|attached|interactable)|detached|click intercepted/i

type DriverCall = Exclude<keyof PageDriver, 'found'>

/** Calls the driver functions in the page of a driven browser. */
export class EngineDriver {
  constructor(readonly engine: Engine) {}

  /** Calls a driver function until the page gives an answer. */
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
   * Acts on an element. Tries again if the driver reports that the page has replaced or covered the element
   * meanwhile.
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

  /** Calls a driver function once. A page that is being left does not answer. */
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

/** Waits until the next attempt. */
export function waitForNextAttempt(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, attemptPauseMilliseconds))
}
