import { inject, injectable } from 'inversify'
import type { ExpectedCardChange } from '@/domain/cards/card-evidence'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { mayReplaceCard, type DebitCard } from '@/domain/cards/debit-card'
import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import type { OperationRecord } from '@/domain/shared/operation'
import { SessionStore } from '@/application/session/session-store'
import type { Customer } from '@/domain/session/session'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type { CardChangeToFollow } from './card-addition'
import type { CardNotChangedFailure } from './card-operations'
import { EnteredCardMemory } from './entered-card-memory'

/**
 * How the card is replaced: by another card that the lender has saved (`existing`), or by a card that the
 * customer types (`new`).
 */
export type ReplacementCardSource = 'existing' | 'new'

/** The result of replacing a card, as the result screen shows it. Source: CAR-09. */
export type CardReplacementOutcome = { readonly by: ReplacementCardSource } &
  /**
   * Outcome of the replacement: the card was replaced, it was not replaced, or the outcome is unknown. If it
   * was replaced, `card` is missing if a typed card was sent more than once: the customer may have typed
   * another card the second time, and either may be the replacement.
   */
  (
    | { readonly kind: 'replaced'; readonly card?: CardBrandAndDigits | undefined }
    | { readonly kind: 'not-replaced'; readonly reason: CardNotChangedFailure }
    | CardChangeToFollow
  )

/**
 * Holds the card that the customer opened from the list, and its replacement. Both are held in memory only,
 * and deleted when the customer leaves the card's screens. Source: CAR-04, CAR-07, CAR-08, PAY-19.
 */
@injectable('Singleton')
export class SelectedCard {
  /** The new card that replaces the opened one, as far as the customer has typed it. */
  readonly enteredCard = new EnteredCardMemory()
  private readonly acknowledged = new Set<string>()
  private card: DebitCard | undefined
  private externalIds: readonly string[] | undefined
  private replacementOutcome: CardReplacementOutcome | undefined
  private customer: Customer | undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {}

  /**
   * Returns the card that the customer opened. Undefined if there is none, or if another customer has
   * signed in meanwhile.
   */
  openedCard(): DebitCard | undefined {
    return this.customer?.customerId === this.sessions.customerId() ? this.card : undefined
  }

  /**
   * Returns the card that the customer opened, if it can be replaced and has not been replaced yet; otherwise
   * undefined. Source: CAR-04.
   */
  replaceableCard(): DebitCard | undefined {
    const card = this.openedCard()
    if (!card || this.replacementOutcome?.kind === 'replaced') return undefined
    return mayReplaceCard(card) ? card : undefined
  }

  selectCard(card: DebitCard): void {
    this.forget()
    this.card = card
    this.customer = this.sessions.customer()
  }

  /**
   * Returns the customer who opened the card; undefined if no customer was signed in. The request to replace
   * the card is not sent in another customer's session. Source: SES-21.
   */
  operationOwner(): OperationOwner | undefined {
    return this.customer && { identifiedBy: 'session', taxId: this.customer.taxId }
  }

  /**
   * Idempotency keys of the card replacements with an unknown outcome that the customer has seen and chosen
   * to ignore since the page was loaded.
   */
  get acknowledgedReplacementKeys(): readonly string[] {
    return [...this.acknowledged]
  }

  acknowledgeOperation({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    this.acknowledged.add(idempotencyKey)
  }

  /**
   * Stores an earlier replacement of the card whose outcome is unknown. The result screen shows it before a
   * new replacement starts.
   */
  storeEarlierReplacement(operation: OperationRecord): void {
    const owner = this.operationOwner()
    const isExisting = operation.terms.kind === 'card-replacement' && operation.terms.newCardId !== undefined
    if (owner)
      this.replacementOutcome = { kind: 'unknown', operation, owner, by: isExisting ? 'existing' : 'new' }
  }

  /** Stores which loans the opened card pays. Called before the card is replaced. */
  saveLoansPaidByCard(loans: readonly CardPayableLoan[]): void {
    this.externalIds = loans.map(({ externalId }) => externalId)
  }

  /**
   * Returns what the lender's list of cards will show once the card has been replaced; undefined if it is
   * unknown which loans the card pays. Source: CAR-09, PAY-16.
   */
  expectedChangeByReplacement({
    operation: { terms },
    card,
  }: CardChangeToFollow): ExpectedCardChange | undefined {
    const { externalIds } = this
    const replacedCardId = this.openedCard()?.cardId
    if (!externalIds || replacedCardId === undefined || terms.kind !== 'card-replacement') return undefined
    const { newCardId } = terms
    const by = newCardId === undefined ? toLastDigitsField(card) : { newCardId }
    return { loanExternalIds: externalIds, replacedCardId, ...by }
  }

  outcome(): CardReplacementOutcome | undefined {
    return this.openedCard() ? this.replacementOutcome : undefined
  }

  /**
   * Stores the outcome of a card replacement for the result screen, unless the customer has opened another
   * card or left the card's screens.
   */
  saveOutcome(card: DebitCard, outcome: CardReplacementOutcome): void {
    if (this.card?.cardId !== card.cardId) return
    this.replacementOutcome = outcome
    if (outcome.kind === 'replaced') this.enteredCard.forget()
  }

  forget(): void {
    this.enteredCard.forget()
    this.card = undefined
    this.externalIds = undefined
    this.replacementOutcome = undefined
  }
}

function toLastDigitsField(card: CardBrandAndDigits | undefined): Pick<ExpectedCardChange, 'lastDigits'> {
  return card ? { lastDigits: card.lastDigits } : {}
}
