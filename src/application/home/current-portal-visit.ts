import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'

interface RecordedVisit {
  readonly customerId: string
  readonly hasShownOffer: boolean
  readonly hasShownHome: boolean
}

/**
 * Records whether an offer and the home screen have been shown in this visit. The customer sees at most one
 * offer in each visit. A visit begins when the customer signs in or the page is loaded. Source: HOM-18.
 */
@injectable('Singleton')
export class CurrentPortalVisit {
  private visit: RecordedVisit | undefined
  private isListening = false

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** Returns whether an offer may be shown now: only if none has been shown in this visit yet. */
  mayShowOffer(): boolean {
    return !this.currentVisit()?.hasShownOffer
  }

  /** Returns whether the customer has seen the home screen in this visit. */
  wasHomeShown(): boolean {
    return this.currentVisit()?.hasShownHome ?? false
  }

  markOfferShown(): void {
    this.note({ hasShownOffer: true })
  }

  markHomeShown(): void {
    this.note({ hasShownHome: true })
  }

  private note(change: Partial<RecordedVisit>): void {
    const customerId = this.sessions.customerId()
    if (customerId === undefined) return
    this.visit = { customerId, hasShownOffer: false, hasShownHome: false, ...this.currentVisit(), ...change }
    this.listenForLogOut()
  }

  /** Returns the visit if it belongs to the signed-in customer; otherwise undefined. */
  private currentVisit(): RecordedVisit | undefined {
    return this.visit?.customerId === this.sessions.customerId() ? this.visit : undefined
  }

  /** Ends the visit when the customer signs out. Signing in again begins another visit. */
  private listenForLogOut(): void {
    if (this.isListening) return
    this.isListening = true
    this.sessions.onChange(() => {
      this.visit = this.currentVisit()
    })
  }
}
