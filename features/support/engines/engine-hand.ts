import type { Engine } from './engine'
import { handProgram } from './hand-program'
import type { PageHand, Reply } from './recipe'

/** Maximum wait in milliseconds, long enough for a slow engine on a busy machine. */
export const timeoutMilliseconds = 30_000
const glanceMilliseconds = 50

/** What the drivers of the engines say of an element that they did not touch. */
const untouched = /stale element|not (clickable|attached|interactable)|detached|click intercepted/i

type HandCall = Exclude<keyof PageHand, 'found'>

/** Sends questions to the page of an engine. */
export class EngineHand {
  constructor(readonly engine: Engine) {}

  /** Repeats the question until there is an answer. */
  async until(name: HandCall, ...values: readonly unknown[]): Promise<unknown> {
    const end = Date.now() + timeoutMilliseconds
    for (;;) {
      const reply = await this.once(name, ...values)
      if (reply.kind === 'done') return reply.value
      if (reply.kind === 'failed' || Date.now() > end)
        throw new Error(`${this.engine.name}: ${reply.complaint} (${await this.engine.address()})`)
      await glance()
    }
  }

  /**
   * Does that to an element, again if the page has replaced it meanwhile or drawn something over it; a driver
   * reports that before it touches anything.
   */
  async touch(act: () => Promise<void>): Promise<void> {
    const end = Date.now() + timeoutMilliseconds
    for (;;) {
      try {
        return await act()
      } catch (reason) {
        if (!untouched.test(String(reason)) || Date.now() > end) throw reason
        await glance()
      }
    }
  }

  /** Asks once. A page that is being left does not answer. */
  async once(name: HandCall, ...values: readonly unknown[]): Promise<Reply> {
    try {
      await this.bring()
      return await this.engine.evaluate<Reply>(
        `(...values) => window.portalHand.${name}(...values)`,
        ...values,
      )
    } catch (reason) {
      return { kind: 'notYet', complaint: String(reason) }
    }
  }

  private async bring(): Promise<void> {
    const isThere = await this.engine.evaluate<boolean>(
      '() => window.portalHand !== undefined && document.body !== null',
    )
    if (!isThere) await this.engine.evaluate(await handProgram())
  }
}

/** Waits until the next attempt. */
export function glance(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, glanceMilliseconds))
}
