import type { TabLock } from '@/application/shared/tab-lock.port'

/** A browser may tell a lock's end to another tab before what was written to storage under it. */
const storageArrivesMilliseconds = 100

/**
 * The Web Locks API. Where it is absent or refused, as it is with storage blocked, one at a time within this tab.
 * The work runs once in any case.
 */
export class WebTabLock implements TabLock {
  /** The last work of each name. */
  private readonly tails = new Map<string, Promise<unknown>>()

  constructor(private readonly navigator: { readonly locks?: LockManager }) {}

  async runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    let hasBegun = false
    try {
      return await this.runUnderLock(`portal.${name}`, () => {
        hasBegun = true
        return work()
      })
    } catch (error) {
      if (hasBegun) throw error
      return this.runInTurn(name, work)
    }
  }

  private async runUnderLock<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const { locks } = this.navigator
    if (!locks) throw new Error('This browser has no locks')
    const atOnce = await locks.request(key, { ifAvailable: true }, async (lock) =>
      lock ? { value: await work() } : undefined,
    )
    if (atOnce) return atOnce.value
    return await locks.request(key, async () => {
      await new Promise((resolve) => setTimeout(resolve, storageArrivesMilliseconds))
      return work()
    })
  }

  private runInTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(work, work)
    this.tails.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}
