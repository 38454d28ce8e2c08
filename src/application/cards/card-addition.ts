import { inject, injectable } from 'inversify'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { OperationRecord } from '@/domain/shared/operation'
import { SessionStore } from '@/application/session/session-store'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { CardChangeUnknown, CardNotChanged } from './card-operations'
import { TypedCardMemory } from './typed-card-memory'

/** How adding a card ended, for the screen that says so. Source: CAR-06. */
export type AdditionOutcome =
  /** Without digits where it is not known which of two cards it was. */
  | { readonly kind: 'added'; readonly lastDigits?: string }
  | { readonly kind: 'not-added'; readonly reason: CardNotChanged }
  | UnknownOutcome

/** The lender is asked by key. */
export type UnknownOutcome = CardChangeUnknown & {
  readonly owner: OperationOwner
  readonly lastDigits?: string
}

/** The loans that a card is added to. Choosing again, even the same ones, begins another addition. */
export interface Addition {
  readonly customerId: string
  /** The card is sent under no other session than that customer's. Source: SES-21. */
  readonly owner: OperationOwner
  readonly loans: readonly CardLoan[]
}

/**
 * A card being added: the loans that were chosen and the card as it was typed. It lives in this page's memory only,
 * so that nothing of it survives a reload, and is forgotten when its steps are left. Source: CAR-06, CAR-07, PAY-19.
 */
@injectable('Singleton')
export class CardAddition {
  readonly card = new TypedCardMemory()
  private readonly acknowledged = new Set<string>()
  private addition: Addition | undefined
  private ended: { readonly customerId: string; readonly outcome: AdditionOutcome } | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /** Undefined if another customer has logged in meanwhile. */
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
    const owner = this.owner()
    this.addition = customer && owner && { customerId: customer.customerId, owner, loans }
  }

  /** Undefined if another customer has logged in meanwhile. */
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

  /** Keys of additions with an unknown outcome that the customer has acknowledged on this page. */
  get acknowledgedKeys(): readonly string[] {
    return [...this.acknowledged]
  }

  acknowledge({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    this.acknowledged.add(idempotencyKey)
  }

  /** Stores an earlier addition for the result screen, which shows it before a new one starts. */
  tellEarlier(operation: OperationRecord): void {
    const customerId = this.whoIsIn()
    const owner = this.owner()
    if (customerId !== undefined && owner)
      this.ended = { customerId, outcome: { kind: 'unknown', operation, owner } }
  }

  /** The customer who is signed in, as the one who orders. */
  owner(): OperationOwner | undefined {
    const customer = this.sessions.current()?.customer
    return customer && { by: 'session', taxId: customer.taxId }
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
