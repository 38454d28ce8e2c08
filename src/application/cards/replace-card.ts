import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DebitCard } from '@/domain/cards/debit-card'
import { brandAndDigitsOfTypedCard, type CardBrandAndDigits } from '@/domain/cards/known-card'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { SelectedCard, type ReplacementCardSource } from './selected-card'
import {
  CardOperations,
  toCardChangeOutcome,
  isSentCardKnown,
  type CardChangeFailure,
  type CardChangeResult,
} from './card-operations'

/**
 * The card that replaces the current one. `existing`: another card that the lender has saved. `new`: the
 * typed card.
 */
export type ChosenReplacementCard =
  | { readonly by: 'existing'; readonly card: DebitCard }
  | { readonly by: 'new' }

/**
 * Why a card was not replaced. `incomplete`: the card to be replaced or its replacement is missing.
 * Source: CAR-07.
 */
export type ReplaceCardFailure = CardChangeFailure | { readonly kind: 'incomplete' }

/**
 * Replaces the current card by another card, exactly once. The number and security code of a new card are
 * deleted from memory before the lender answers. Results that the calling screen shows are only returned;
 * all others are also stored for the result screen. Source: CAR-09, PAY-16, PAY-19.
 */
@injectable()
export class ReplaceCard {
  constructor(
    @inject(CardOperations) private readonly operations: CardOperations,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
  ) {}

  async execute(replacement: ChosenReplacementCard): Promise<Result<void, ReplaceCardFailure>> {
    const replacedCard = this.selectedCard.replaceableCard()
    const owner = this.selectedCard.operationOwner()
    if (!replacedCard || !owner) return failure({ kind: 'incomplete' })
    if (this.operations.isReplacementPending(owner, replacedCard.cardId))
      return failure({ kind: 'in-progress' })
    const change = { owner, acknowledgedKeys: this.selectedCard.acknowledgedReplacementKeys, replacedCard }
    if (replacement.by === 'existing') {
      const { cardId: newCardId, brand, lastDigits } = replacement.card
      const answer = await this.operations.replaceCard({ ...change, replacement: { newCardId } })
      return this.recordOutcome(answer, {
        replacedCard,
        owner,
        replacementCardSource: 'existing',
        replacementCard: { brand, lastDigits },
      })
    }
    const typed = this.selectedCard.enteredCard.takeCard()
    if (!typed) return failure({ kind: 'incomplete' })
    const answer = await this.operations.replaceCard({ ...change, replacement: { card: typed } })
    return this.recordOutcome(answer, {
      replacedCard,
      owner,
      replacementCardSource: 'new',
      replacementCard: brandAndDigitsOfTypedCard(typed.number),
    })
  }

  private recordOutcome(
    attempted: CardChangeResult,
    { replacedCard, owner, replacementCardSource, replacementCard }: ReplacementAttempt,
  ): Result<void, CardChangeFailure> {
    const answer = toCardChangeOutcome(attempted)
    if (answer.ok) {
      const isKnown = replacementCardSource === 'existing' || !answer.value.isRetry
      this.selectedCard.saveOutcome(replacedCard, {
        kind: 'replaced',
        by: replacementCardSource,
        ...(isKnown ? { card: replacementCard } : {}),
      })
      return success()
    }
    const reason = answer.failure
    if (reason.kind === 'unknown') {
      const sent = isSentCardKnown(reason) ? { card: replacementCard } : {}
      this.selectedCard.saveOutcome(replacedCard, { ...reason, owner, by: replacementCardSource, ...sent })
    } else if (reason.kind === 'declined' || reason.kind === 'not-sent')
      this.selectedCard.saveOutcome(replacedCard, { kind: 'not-replaced', by: replacementCardSource, reason })
    return answer
  }
}

interface ReplacementAttempt {
  readonly replacedCard: DebitCard
  readonly owner: OperationOwner
  readonly replacementCardSource: ReplacementCardSource
  /** The brand and the last digits of the card that replaces the current one. */
  readonly replacementCard: CardBrandAndDigits
}
