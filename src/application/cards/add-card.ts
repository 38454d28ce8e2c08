import { inject, injectable } from 'inversify'
import { brandAndDigitsOfTypedCard } from '@/domain/cards/known-card'
import type { NewCard } from '@/domain/cards/new-card'
import { failure, success, type Result } from '@/domain/shared/result'
import { CardAdditionInProgress, type PreparedCardAddition } from './card-addition'
import {
  CardOperations,
  toCardChangeOutcome,
  isSentCardKnown,
  type CardChangeFailure,
} from './card-operations'

/** Why a card was not added. `incomplete`: the typed card or the chosen loans are missing. Source: CAR-07. */
export type AddCardFailure = CardChangeFailure | { readonly kind: 'incomplete' }

/**
 * Adds the typed card to the chosen loans; one request at a time for each customer. The card's number and
 * security code are deleted from memory before the lender answers. Results that the calling screen shows
 * (such as a card of another holder) are only returned; all others are also stored for the result screen.
 * Source: CAR-06, PAY-16, PAY-19.
 */
@injectable()
export class AddCard {
  constructor(
    @inject(CardOperations) private readonly operations: CardOperations,
    @inject(CardAdditionInProgress) private readonly addition: CardAdditionInProgress,
  ) {}

  async execute(): Promise<Result<void, AddCardFailure>> {
    const addition = this.addition.additionBeingPrepared()
    if (!addition) return failure({ kind: 'incomplete' })
    if (this.operations.isAdditionPending(addition.owner)) return failure({ kind: 'in-progress' })
    const card = this.addition.enteredCard.takeCard()
    return card ? this.send(addition, card) : failure({ kind: 'incomplete' })
  }

  private async send(addition: PreparedCardAddition, card: NewCard): Promise<Result<void, AddCardFailure>> {
    const { owner, loans } = addition
    const loanExternalIds = loans.map(({ externalId }) => externalId)
    const { acknowledgedAdditionKeys: acknowledgedKeys } = this.addition
    const added = toCardChangeOutcome(
      await this.operations.addCard({ owner, acknowledgedKeys, loanExternalIds, card }),
    )
    const sent = brandAndDigitsOfTypedCard(card.number)
    if (added.ok) {
      this.addition.saveOutcome(addition, { kind: 'added', ...(added.value.isRetry ? {} : { card: sent }) })
      return success()
    }
    const reason = added.failure
    if (reason.kind === 'unknown')
      this.addition.saveOutcome(addition, {
        ...reason,
        owner,
        ...(isSentCardKnown(reason) ? { card: sent } : {}),
      })
    else if (reason.kind === 'declined' || reason.kind === 'not-sent')
      this.addition.saveOutcome(addition, { kind: 'not-added', reason })
    return added
  }
}
