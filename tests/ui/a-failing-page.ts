import type { Port } from '@/application/shared/port'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { NextAnswer } from '@/adapters/fake/demo-state'
import { ConnectedPage, turn } from './payments/a-connected-page'

/** More than the portal waits for any answer. */
const patienceMilliseconds = 80_000

/** What asks for something at once, and tells when it did not come. */
interface Asking {
  start(): unknown
  readonly answer: { readonly state: { readonly phase: string }; retry(): unknown }
}

/** A page of somebody of the demo on which a call goes wrong. */
export class FailingPage {
  readonly page: ConnectedPage
  readonly make: ConnectedPage['make']

  constructor(address: string, customer: string) {
    this.page = new ConnectedPage(address, { customer })
    this.make = this.page.make
  }

  /** Of a call that is made without a session. */
  failOnce(call: CallName, answer: NextAnswer): void {
    this.page.backEnd.arrange({ next: [{ call, answer }] })
  }

  /** Returns a service of the page. */
  service<Service extends object>(port: Port<Service>): Service {
    return this.page.container.get<Service>(port)
  }

  /** Once; after a 401 the portal renews its token and asks once more. */
  fail(call: CallName, answer: NextAnswer): void {
    const isUnauthorized = typeof answer === 'object' && 'status' in answer && answer.status === 401
    const times = isUnauthorized ? [call, call] : [call]
    this.page.backEnd.arrange({ next: times.map((each) => ({ call: each, answer })) })
  }

  /** Everything has come to its end, the portal's patience included. */
  async settled(): Promise<void> {
    for (let turns = 0; turns < 100; turns += 1) await turn()
    if (this.page.isWaiting()) vi.advanceTimersByTime(patienceMilliseconds)
    await this.page.quiet()
  }

  /** It says why nothing came, and shows what was asked for once it is asked for again. */
  async expectShown(model: Asking, sentence: string): Promise<void> {
    model.start()
    await this.settled()
    expect(model.answer.state).toEqual({ phase: 'failed', message: sentence })
    model.answer.retry()
    await this.settled()
    expect(model.answer.state.phase).not.toBe('failed')
    expect(model.answer.state.phase).not.toBe('loading')
  }
}

/** The portal's own patience is played, in every test of the file. */
export function playPatience(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
