import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'

interface Visit {
  readonly customerId: string
  readonly hasStood: boolean
  readonly wasReached: boolean
}

/**
 * What of a visit stood between the login and home, or lay over home when it opened: one thing at most; the others
 * wait for a later visit. A visit begins with a login, and anew where the page is loaded again. Source: HOM-18.
 */
@injectable('Singleton')
export class BeforeHome {
  private visit: Visit | undefined
  private isListening = false

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** Whether something may still stand there. */
  isFree(): boolean {
    return !this.now()?.hasStood
  }

  /**
   * Whether the customer has seen home since they logged in: the screens between login and home are shown
   * once.
   */
  wasReached(): boolean {
    return this.now()?.wasReached ?? false
  }

  noteStood(): void {
    this.note({ hasStood: true })
  }

  noteReached(): void {
    this.note({ wasReached: true })
  }

  private note(change: Partial<Visit>): void {
    const customerId = this.customerId()
    if (customerId === undefined) return
    this.visit = { customerId, hasStood: false, wasReached: false, ...this.now(), ...change }
    this.listen()
  }

  /** Of who is signed in. */
  private now(): Visit | undefined {
    return this.visit?.customerId === this.customerId() ? this.visit : undefined
  }

  /** As long as the page lives: who enters again begins another visit. */
  private listen(): void {
    if (this.isListening) return
    this.isListening = true
    this.sessions.onChange(() => {
      this.visit = this.now()
    })
  }

  private customerId(): string | undefined {
    return this.sessions.current()?.customer.customerId
  }
}
