import type { TabLock } from '@/application/shared/tab-lock.port'

/** A browser may tell a lock's end to another tab before what was written to storage under it. */
const storageArrivesMilliseconds = 100

/** The Web Locks API; where it is absent, one at a time within this tab. */
export class WebTabLock implements TabLock {
  /** The last work of each name. */
  private readonly tails = new Map<string, Promise<unknown>>()

  constructor(private readonly locks: LockManager | undefined) {}

  runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    if (this.locks) return this.runUnderLock(this.locks, `portal.${name}`, work)
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(work, work)
    this.tails.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  private async runUnderLock<Value>(
    locks: LockManager,
    key: string,
    work: () => Promise<Value>,
  ): Promise<Value> {
    const atOnce = await locks.request(key, { ifAvailable: true }, async (lock) =>
      lock ? { value: await work() } : undefined,
    )
    if (atOnce) return atOnce.value
    return await locks.request(key, async () => {
      await new Promise((resolve) => setTimeout(resolve, storageArrivesMilliseconds))
      return work()
    })
  }
}
