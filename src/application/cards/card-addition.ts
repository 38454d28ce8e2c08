import { inject, injectable } from 'inversify'
import type { CardLoan } from '@/domain/cards/card-loan'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { TypedCardMemory } from './typed-card-memory'

/** How adding a card ended, for the screen that says so. Source: CAR-06. */
export type AdditionOutcome =
  | { readonly kind: 'added'; readonly lastDigits: string }
  | { readonly kind: 'not-added'; readonly failure: GatewayFailure }

/**
 * A card being added: the loans that were chosen and the card as it was typed. It lives in this page's memory only,
 * so that nothing of it survives a reload, and is forgotten when its steps are left. Source: CAR-06, CAR-07, PAY-19.
 */
@injectable('Singleton')
export class CardAddition {
  readonly card = new TypedCardMemory()
  private chosen: readonly CardLoan[] = []
  private ended: AdditionOutcome | undefined
  private customerId: string | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** None for somebody else who has come in meanwhile. */
  loans(): readonly CardLoan[] {
    return this.customerId === this.whoIsIn() ? this.chosen : []
  }

  chooseLoans(loans: readonly CardLoan[]): void {
    if (this.customerId !== this.whoIsIn()) this.forget()
    this.customerId = this.whoIsIn()
    this.chosen = loans
    this.ended = undefined
  }

  outcome(): AdditionOutcome | undefined {
    return this.customerId === this.whoIsIn() ? this.ended : undefined
  }

  /** Of no use to who has left meanwhile. What was added is not added again. */
  end(outcome: AdditionOutcome): void {
    if (this.chosen.length === 0) return
    if (outcome.kind === 'added') this.forget()
    this.ended = outcome
  }

  forget(): void {
    this.card.forget()
    this.chosen = []
    this.ended = undefined
  }

  private whoIsIn(): string | undefined {
    return this.sessions.current()?.customer.customerId
  }
}
