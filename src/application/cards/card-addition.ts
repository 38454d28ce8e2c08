import { inject, injectable } from 'inversify'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { Cuit } from '@/domain/shared/cuit'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { TypedCardMemory } from './typed-card-memory'

/** How adding a card ended, for the screen that says so. Source: CAR-06. */
export type AdditionOutcome =
  | { readonly kind: 'added'; readonly lastDigits: string }
  | { readonly kind: 'not-added'; readonly failure: GatewayFailure }

/** The loans that a card is added to. Choosing again, even the same ones, begins another addition. */
export interface Addition {
  readonly customerId: string
  /** Tax id of that customer: the card is sent under no other session. Source: SES-21. */
  readonly orderedBy: Cuit
  readonly loans: readonly CardLoan[]
}

/**
 * A card being added: the loans that were chosen and the card as it was typed. It lives in this page's memory only,
 * so that nothing of it survives a reload, and is forgotten when its steps are left. Source: CAR-06, CAR-07, PAY-19.
 */
@injectable('Singleton')
export class CardAddition {
  readonly card = new TypedCardMemory()
  private addition: Addition | undefined
  private ended: { readonly customerId: string; readonly outcome: AdditionOutcome } | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** None for somebody else who has come in meanwhile. */
  current(): Addition | undefined {
    return this.addition?.customerId === this.whoIsIn() ? this.addition : undefined
  }

  loans(): readonly CardLoan[] {
    return this.current()?.loans ?? []
  }

  chooseLoans(loans: readonly CardLoan[]): void {
    if (!this.current()) this.forget()
    this.ended = undefined
    const customer = this.sessions.current()?.customer
    this.addition = customer && { customerId: customer.customerId, orderedBy: customer.taxId, loans }
  }

  /** None for somebody else who has come in meanwhile. */
  outcome(): AdditionOutcome | undefined {
    return this.ended?.customerId === this.whoIsIn() ? this.ended?.outcome : undefined
  }

  /**
   * Of no use to who has left meanwhile, nor for loans that were chosen anew.
   * What was added is not added again: a choice that has one of its loans is over.
   */
  end(addition: Addition, outcome: AdditionOutcome): void {
    const isCurrent = addition === this.addition
    if (outcome.kind === 'added' && this.hasLoanOf(addition)) this.forget()
    if (isCurrent) this.ended = { customerId: addition.customerId, outcome }
  }

  forget(): void {
    this.card.forget()
    this.addition = undefined
    this.ended = undefined
  }

  private hasLoanOf({ loans }: Addition): boolean {
    const added = new Set(loans.map(({ externalId }) => externalId))
    return this.addition?.loans.some(({ externalId }) => added.has(externalId)) ?? false
  }

  private whoIsIn(): string | undefined {
    return this.sessions.current()?.customer.customerId
  }
}
