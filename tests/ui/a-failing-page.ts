import type { Port } from '@/application/shared/port'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { PageWithFakeBackEnd, waitForQueuedTasks } from './payments/a-connected-page'

/** Time, in milliseconds, that is longer than every timeout of the portal. */
const beyondTimeoutsMilliseconds = 80_000

/** View-model that sends a request when it starts, and shows an error if the request fails. */
interface RequestingViewModel {
  onMount(): unknown
  readonly asyncState: { readonly state: { readonly phase: string }; retry(): unknown }
}

/** Page of the portal with a persona signed in. A test can make an API call of this page fail. */
export class PageWithFailingCalls {
  readonly page: PageWithFakeBackEnd
  readonly resolve: PageWithFakeBackEnd['resolve']

  constructor(address: string, personaId: string) {
    this.page = new PageWithFakeBackEnd(address, { personaId })
    this.resolve = this.page.resolve
  }

  /**
   * Makes the next request of an API call fail once. Used for calls that the portal does not repeat
   * after it has renewed the access token.
   */
  failCallOnce(call: CallName, answer: DemoNextCallAnswer): void {
    this.page.backEnd.changeDemoState({ next: [{ call, answer }] })
  }

  /** Returns the service that this page uses for the given port. */
  resolveService<Service extends object>(port: Port<Service>): Service {
    return this.page.container.get<Service>(port)
  }

  /**
   * Makes the next request of an API call fail. If the answer is a 401, the second request fails too,
   * because the portal renews its token and repeats the request.
   */
  failNextCall(call: CallName, answer: DemoNextCallAnswer): void {
    const isUnauthorized = typeof answer === 'object' && 'status' in answer && answer.status === 401
    const times = isUnauthorized ? [call, call] : [call]
    this.page.backEnd.changeDemoState({ next: times.map((each) => ({ call: each, answer })) })
  }

  /**
   * Waits until no request of the page is pending. Fake timers make the timeouts of the portal expire at
   * once.
   */
  async waitUntilNoRequestIsPending(): Promise<void> {
    for (let turns = 0; turns < 100; turns += 1) await waitForQueuedTasks()
    if (this.page.hasPendingCall()) vi.advanceTimersByTime(beyondTimeoutsMilliseconds)
    await this.page.waitUntilCallsAreAnswered()
  }

  /**
   * Checks that a view-model shows the message `sentence` when its first request fails, and shows its
   * content after a retry.
   */
  async expectFailureShownThenRetried(model: RequestingViewModel, sentence: string): Promise<void> {
    model.onMount()
    await this.waitUntilNoRequestIsPending()
    expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    model.asyncState.retry()
    await this.waitUntilNoRequestIsPending()
    expect(model.asyncState.state.phase).not.toBe('failed')
    expect(model.asyncState.state.phase).not.toBe('loading')
  }
}

/**
 * Makes all tests of the calling file use fake timers, so that the timeouts of the portal expire without
 * waiting.
 */
export function installFakeTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
