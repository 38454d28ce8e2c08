import { inject, injectable } from 'inversify'
import type { ExpectedCardChange } from '@/domain/cards/card-evidence'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import type { OperationRecord } from '@/domain/shared/operation'
import { SessionStore } from '@/application/session/session-store'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { CardChangeOutcomeUnknown, CardNotChangedFailure } from './card-operations'
import { EnteredCardMemory } from './entered-card-memory'

/** The result of adding a card, as the result screen shows it. Source: CAR-06. */
export type CardAdditionOutcome =
  /**
   * Outcome: the card was added. `card` is missing if the request was sent more than once, because the card
   * of an earlier attempt may have been added.
   */
  | { readonly kind: 'added'; readonly card?: CardBrandAndDigits }
  | { readonly kind: 'not-added'; readonly reason: CardNotChangedFailure }
  | CardChangeToFollow

/**
 * An addition or replacement of a card whose outcome is unknown. The screen asks the lender by the
 * idempotency key of the change until the outcome is known.
 */
export type CardChangeToFollow = CardChangeOutcomeUnknown & {
  readonly owner: OperationOwner
  readonly card?: CardBrandAndDigits
}

/**
 * Returns what the lender's list of cards will show once the card has been added; undefined if the change is
 * no addition. Source: CAR-06, PAY-16.
 */
export function expectedChangeByAddition({
  operation,
  card,
}: CardChangeToFollow): ExpectedCardChange | undefined {
  const { terms } = operation
  if (terms.kind !== 'card-addition') return undefined
  return { loanExternalIds: terms.externalIds, ...(card ? { lastDigits: card.lastDigits } : {}) }
}

/**
 * The loans that a card is to be added to. If the customer chooses loans again, even the same ones, a
 * new addition starts.
 */
export interface PreparedCardAddition {
  readonly customerId: string
  /** The customer who adds the card. The card is sent only in this customer's session. Source: SES-21. */
  readonly owner: OperationOwner
  readonly loans: readonly CardPayableLoan[]
}

/**
 * Holds the card addition that the customer is preparing: the chosen loans and the typed card. It is held
 * in memory only. A reload of the page deletes it, and so does leaving the screens for adding a card.
 * Source: CAR-06, CAR-07, PAY-19.
 */
@injectable('Singleton')
export class CardAdditionInProgress {
  readonly enteredCard = new EnteredCardMemory()
  private readonly acknowledged = new Set<string>()
  private addition: PreparedCardAddition | undefined
  private outcomeOfCustomer:
    | { readonly customerId: string; readonly outcome: CardAdditionOutcome }
    | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /**
   * Returns the card addition that is being prepared. Undefined if there is none, or if another customer
   * has signed in meanwhile.
   */
  additionBeingPrepared(): PreparedCardAddition | undefined {
    return this.addition?.customerId === this.sessions.customerId() ? this.addition : undefined
  }

  chosenLoans(): readonly CardPayableLoan[] {
    return this.additionBeingPrepared()?.loans ?? []
  }

  chooseLoans(loans: readonly CardPayableLoan[]): void {
    if (!this.additionBeingPrepared()) this.forget()
    this.outcomeOfCustomer = undefined
    const customer = this.sessions.customer()
    const owner = this.operationOwner()
    this.addition = customer && owner && { customerId: customer.customerId, owner, loans }
  }

  /**
   * Returns the outcome of the last card addition. Undefined if there is none, or if another customer has
   * signed in meanwhile.
   */
  outcome(): CardAdditionOutcome | undefined {
    return this.outcomeOfCustomer?.customerId === this.sessions.customerId()
      ? this.outcomeOfCustomer?.outcome
      : undefined
  }

  /**
   * Stores the outcome of an addition for the result screen, unless the customer has left the screens for
   * adding a card or has chosen loans again. After a success, a newer choice of loans is discarded if it
   * contains one of the same loans, so that no loan gets the card twice.
   */
  saveOutcome(addition: PreparedCardAddition, outcome: CardAdditionOutcome): void {
    const isCurrent = addition === this.addition
    if (outcome.kind === 'added' && this.hasLoanOf(addition)) this.forget()
    if (isCurrent) this.outcomeOfCustomer = { customerId: addition.customerId, outcome }
  }

  /**
   * Idempotency keys of the card additions with an unknown outcome that the customer has seen and chosen to
   * ignore since the page was loaded.
   */
  get acknowledgedAdditionKeys(): readonly string[] {
    return [...this.acknowledged]
  }

  acknowledgeOperation({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    this.acknowledged.add(idempotencyKey)
  }

  /**
   * Stores an earlier card addition whose outcome is unknown. The result screen shows it before a new
   * addition starts.
   */
  storeEarlierAddition(operation: OperationRecord): void {
    const customerId = this.sessions.customerId()
    const owner = this.operationOwner()
    if (customerId !== undefined && owner)
      this.outcomeOfCustomer = { customerId, outcome: { kind: 'unknown', operation, owner } }
  }

  /** Returns the signed-in customer as the owner of an operation; undefined if no customer is signed in. */
  operationOwner(): OperationOwner | undefined {
    const customer = this.sessions.customer()
    return customer && { identifiedBy: 'session', taxId: customer.taxId }
  }

  forget(): void {
    this.enteredCard.forget()
    this.addition = undefined
    this.outcomeOfCustomer = undefined
  }

  private hasLoanOf({ loans }: PreparedCardAddition): boolean {
    const added = new Set(loans.map(({ externalId }) => externalId))
    return this.addition?.loans.some(({ externalId }) => added.has(externalId)) ?? false
  }
}
