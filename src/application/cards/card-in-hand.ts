import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { mayBeReplaced, type DebitCard } from '@/domain/cards/debit-card'
import { SessionStore } from '@/application/session/session-store'
import type { Customer } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { TypedCardMemory } from './typed-card-memory'

/** What takes a card's place: another one of hers, or one that is new. */
export type ReplacementKind = 'existing' | 'new'

/** How replacing it ended, for the screen that says so. Source: CAR-09. */
export type ReplacementOutcome = { readonly by: ReplacementKind } & (
  | { readonly kind: 'replaced'; readonly lastDigits: string }
  | { readonly kind: 'not-replaced'; readonly failure: GatewayFailure }
)

/**
 * The card that the customer opened from her list, and what is to take its place. It lives in this page's memory
 * only, and is forgotten when she leaves it. Source: CAR-04, CAR-07, CAR-08, PAY-19.
 */
@injectable('Singleton')
export class CardInHand {
  /** The one that is to take its place, as far as it is typed. */
  readonly typed = new TypedCardMemory()
  private card: DebitCard | undefined
  private ended: ReplacementOutcome | undefined
  private customer: Customer | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** None for somebody else who has come in meanwhile. */
  current(): DebitCard | undefined {
    return this.customer?.customerId === this.whoIsIn() ? this.card : undefined
  }

  /** The card, where another one may take its place and has not done so yet. Source: CAR-04. */
  replaceable(): DebitCard | undefined {
    const card = this.current()
    if (!card || this.ended?.kind === 'replaced') return undefined
    return mayBeReplaced(card) ? card : undefined
  }

  take(card: DebitCard): void {
    this.forget()
    this.card = card
    this.customer = this.sessions.current()?.customer
  }

  /** Tax id of the customer who took it: no change of it is sent under another session. Source: SES-21. */
  orderedBy(): Cuit | undefined {
    return this.customer?.taxId
  }

  outcome(): ReplacementOutcome | undefined {
    return this.current() ? this.ended : undefined
  }

  /** Of no use to who has left that card meanwhile. */
  end(card: DebitCard, outcome: ReplacementOutcome): void {
    if (this.card?.cardId !== card.cardId) return
    this.ended = outcome
    if (outcome.kind === 'replaced') this.typed.forget()
  }

  forget(): void {
    this.typed.forget()
    this.card = undefined
    this.ended = undefined
  }

  private whoIsIn(): string | undefined {
    return this.sessions.current()?.customer.customerId
  }
}
