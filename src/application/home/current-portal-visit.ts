import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'

interface Visit {
  readonly customerId: string
  readonly hasStood: boolean
  readonly wasReached: boolean
}

/**
 * Records whether an offer was shown before or over the home screen during this visit, because the
 * customer sees at most one offer in each visit. A visit begins when the customer signs in or the page
 * is loaded. Source: HOM-18.
 */
@injectable('Singleton')
export class CurrentPortalVisit {
  private visit: Visit | undefined
  private isListening = false

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** Returns whether an offer may be shown now: only if none has been shown in this visit yet. */
  mayShowOffer(): boolean {
    return !this.currentVisit()?.hasStood
  }

  /** Returns whether the customer has seen the home screen in this visit. */
  wasHomeShown(): boolean {
    return this.currentVisit()?.wasReached ?? false
  }

  markOfferShown(): void {
    this.note({ hasStood: true })
  }

  markHomeShown(): void {
    this.note({ wasReached: true })
  }

  private note(change: Partial<Visit>): void {
    const customerId = this.sessions.customerId()
    if (customerId === undefined) return
    this.visit = { customerId, hasStood: false, wasReached: false, ...this.currentVisit(), ...change }
    this.listen()
  }

  /** Returns the visit if it belongs to the signed-in customer; otherwise undefined. */
  private currentVisit(): Visit | undefined {
    return this.visit?.customerId === this.sessions.customerId() ? this.visit : undefined
  }

  /** Ends the visit when the customer signs out. Signing in again begins another visit. */
  private listen(): void {
    if (this.isListening) return
    this.isListening = true
    this.sessions.onChange(() => {
      this.visit = this.currentVisit()
    })
  }
}
