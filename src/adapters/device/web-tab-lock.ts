import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'

/**
 * Milliseconds to wait after taking a lock that was not free at first. A browser may pass the lock to this
 * tab before this tab can read what the other tab has stored.
 */
const storageSyncMilliseconds = 100

/**
 * Runs tasks one at a time across all tabs with the Web Locks API. If the browser does not have or
 * refuses that API, for example because storage is blocked, tasks run one at a time within this tab
 * only. Each task always runs exactly once.
 */
export class WebTabLock implements CrossTabLock {
  /**
   * For each lock name, the last task of this tab that runs or waits. Used only if the browser has no Web
   * Locks API or refuses it.
   */
  private readonly lastTasks = new Map<string, Promise<unknown>>()

  constructor(private readonly navigator: { readonly locks?: LockManager }) {}

  async runInOneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
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
      await new Promise((resolve) => setTimeout(resolve, storageSyncMilliseconds))
      return work()
    })
  }

  private runInTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.lastTasks.get(name) ?? Promise.resolve()).then(work, work)
    this.lastTasks.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}
