import type { Engine } from './engine'
import { handProgram } from './hand-program'
import type { PageHand, Reply } from './recipe'

/** What does not come within this time does not come: a busy machine with a slow engine takes long. */
export const patienceMilliseconds = 30_000
const glanceMilliseconds = 50

type HandCall = Exclude<keyof PageHand, 'found'>

/** How the page of an engine is asked. */
export class EngineHand {
  constructor(readonly engine: Engine) {}

  /** Asks the page until it knows. */
  async until(name: HandCall, ...values: readonly unknown[]): Promise<unknown> {
    const end = Date.now() + patienceMilliseconds
    for (;;) {
      const reply = await this.once(name, ...values)
      if (reply.kind === 'done') return reply.value
      if (reply.kind === 'failed' || Date.now() > end)
        throw new Error(`${this.engine.name}: ${reply.complaint} (${await this.engine.address()})`)
      await glance()
    }
  }

  /** A page that is being left answers nothing. */
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

/** Until the next look. */
export function glance(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, glanceMilliseconds))
}
