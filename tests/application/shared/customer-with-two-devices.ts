import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { SessionStore } from '@/application/session/session-store'
import type { AttemptedOperation } from '@/application/shared/exactly-once'
import type { TestBrowser } from '#tests/application/payments/a-tab'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'

interface Tab {
  readonly sessions: SessionStore
  readonly clock: ManualClock
}

/** Customer who uses two devices with two tabs each, all connected to the same fake back end. */
export abstract class CustomerWithTwoDevices<OwnTab extends Tab> {
  protected tabs: readonly OwnTab[] = []
  protected readonly acknowledgedKeys: string[] = []
  /** Idempotency keys of the operations that screens showed as done. */
  protected readonly idempotencyKeysShownAsDone: string[] = []
  protected readonly keysShownAsNotDone: string[] = []
  private readonly clocks: ReadonlyMap<TestBrowser, ManualClock>

  protected constructor(
    readonly backEnd: FakeBackEnd,
    protected readonly browsers: readonly TestBrowser[],
  ) {
    this.clocks = new Map(browsers.map((browser) => [browser, new ManualClock()]))
  }

  abstract reload(): void
  protected abstract signIn(browser: TestBrowser): void
  protected abstract isDone(idempotencyKey: string): Promise<boolean>

  signOutAndSignInAgain(): void {
    this.tabs[0]?.sessions.closeSession('left')
    this.signInAgain()
  }

  /** Deletes the data in the browser of the first device and signs the customer in again. */
  async clearStorage(): Promise<void> {
    // An operation that has not arrived is unknown to every device.
    await this.backEnd.deliverInterruptedRequests()
    this.browsers[0]?.localStorageContent.textsByKey.clear()
    this.signInAgain()
  }

  /** Moves the clock of the first device by the given milliseconds: backward if negative. */
  async moveDeviceClock(milliseconds: number): Promise<void> {
    await this.backEnd.deliverInterruptedRequests()
    const clock = this.tabs[0]?.clock
    clock?.set(clock.now() + milliseconds)
  }

  /** Returns a text for each operation that a screen wrongly showed as done or as not done. */
  async findFalseStatementsOnScreens(): Promise<readonly string[]> {
    await this.backEnd.deliverInterruptedRequests()
    const wrong: string[] = []
    for (const key of this.keysShownAsNotDone) if (await this.isDone(key)) wrong.push(`done ${key}`)
    for (const key of this.idempotencyKeysShownAsDone)
      if (!(await this.isDone(key))) wrong.push(`not done ${key}`)
    return wrong
  }

  protected recordShownOutcome({ operation, outcome }: AttemptedOperation<unknown>): void {
    if (outcome.kind === 'confirmed') this.idempotencyKeysShownAsDone.push(operation.idempotencyKey)
    if (outcome.kind === 'rejected') this.keysShownAsNotDone.push(operation.idempotencyKey)
  }

  protected clockOf(browser: TestBrowser): ManualClock {
    return this.clocks.get(browser) ?? new ManualClock()
  }

  protected sessionsOf(browser: TestBrowser): SessionStore {
    return createSessionStore(new MemoryStorage(browser.localStorageContent))
  }

  private signInAgain(): void {
    const [browser] = this.browsers
    if (browser) this.signIn(browser)
    this.reload()
  }
}
