import type { TabLock } from '@/application/shared/tab-lock.port'

/** The Web Locks API; where it is absent, one at a time within this tab. */
export class WebTabLock implements TabLock {
  private tail: Promise<unknown> = Promise.resolve()

  constructor(private readonly locks: LockManager | undefined) {}

  async runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    if (this.locks) return await this.locks.request(`portal.${name}`, work)
    const turn = this.tail.then(work, work)
    this.tail = turn.catch(() => undefined)
    return turn
  }
}
