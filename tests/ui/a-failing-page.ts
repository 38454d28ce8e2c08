import type { Port } from '@/application/shared/port'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { NextAnswer } from '@/adapters/fake/demo-state'
import { ConnectedPage, waitForQueuedTasks } from './payments/a-connected-page'

/** Longer than the longest timeout of the portal, in milliseconds. */
const timeoutMilliseconds = 80_000

/** A view-model that requests something at once, and shows an error if it fails. */
interface Asking {
  start(): unknown
  readonly answer: { readonly state: { readonly phase: string }; retry(): unknown }
}

/** A persona's page on which one call fails. */
export class FailingPage {
  readonly page: ConnectedPage
  readonly make: ConnectedPage['make']

  constructor(address: string, customer: string) {
    this.page = new ConnectedPage(address, { customer })
    this.make = this.page.make
  }

  /** Makes a call without a session fail once. */
  failCallOnce(call: CallName, answer: NextAnswer): void {
    this.page.backEnd.configure({ next: [{ call, answer }] })
  }

  /** Returns a service of the page. */
  resolveService<Service extends object>(port: Port<Service>): Service {
    return this.page.container.get<Service>(port)
  }

  /** Makes a call fail; after a 401 twice, because the portal renews its token and repeats the call. */
  failCall(call: CallName, answer: NextAnswer): void {
    const isUnauthorized = typeof answer === 'object' && 'status' in answer && answer.status === 401
    const times = isUnauthorized ? [call, call] : [call]
    this.page.backEnd.configure({ next: times.map((each) => ({ call: each, answer })) })
  }

  /** Waits until no request is pending; the portal's own timeouts pass at once. */
  async waitUntilSettled(): Promise<void> {
    for (let turns = 0; turns < 100; turns += 1) await waitForQueuedTasks()
    if (this.page.hasPendingCall()) vi.advanceTimersByTime(timeoutMilliseconds)
    await this.page.waitUntilAnswered()
  }

  /** Checks that the model shows the sentence when the call fails, and the content after a retry. */
  async expectFailureShownThenRetried(model: Asking, sentence: string): Promise<void> {
    model.start()
    await this.waitUntilSettled()
    expect(model.answer.state).toEqual({ phase: 'failed', message: sentence })
    model.answer.retry()
    await this.waitUntilSettled()
    expect(model.answer.state.phase).not.toBe('failed')
    expect(model.answer.state.phase).not.toBe('loading')
  }
}

/** Uses fake timers for the portal's timeouts in every test of the file. */
export function installFakeTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
