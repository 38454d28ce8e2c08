import { inject, injectable } from 'inversify'
import { lastDigitsOf } from '@/domain/cards/card-number'
import { failure, type Result } from '@/domain/shared/result'
import type { Cuit } from '@/domain/shared/cuit'
import type { DebitCard } from '@/domain/cards/debit-card'
import { CardInHand, type ReplacementKind } from './card-in-hand'
import { CardGateway, type ReplaceCardFailure } from './card.port'

/** `existing` names another card of hers; a new one is the card that was typed. */
export type Replacement = { readonly by: 'existing'; readonly card: DebitCard } | { readonly by: 'new' }

/**
 * `incomplete`: there is no card to replace, or none to take its place. Source: CAR-07.
 * `under-way`: another card is about to take its place, and there is no answer yet.
 */
export type ReplacementFailure =
  | ReplaceCardFailure
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'under-way' }

/**
 * Lets another card take the place of the one in hand, once. Number and code of a new one are forgotten before the
 * answer comes. What has a screen of its own is only told; the rest is kept for the result's. Source: CAR-09, PAY-19.
 */
@injectable('Singleton')
export class ReplaceCard {
  private readonly cardIdsUnderWay = new Set<string>()

  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardInHand) private readonly inHand: CardInHand,
  ) {}

  async execute(replacement: Replacement): Promise<Result<void, ReplacementFailure>> {
    const card = this.inHand.replaceable()
    const orderedBy = this.inHand.orderedBy()
    if (!card || orderedBy === undefined) return failure({ kind: 'incomplete' })
    if (this.cardIdsUnderWay.has(card.cardId)) return failure({ kind: 'under-way' })
    this.cardIdsUnderWay.add(card.cardId)
    try {
      return await this.replace(card, replacement, orderedBy)
    } finally {
      this.cardIdsUnderWay.delete(card.cardId)
    }
  }

  private async replace(
    card: DebitCard,
    replacement: Replacement,
    orderedBy: Cuit,
  ): Promise<Result<void, ReplacementFailure>> {
    if (replacement.by === 'existing') {
      const { cardId: newCardId, lastDigits } = replacement.card
      const answer = await this.gateway.replaceByExisting({ cardId: card.cardId, newCardId, orderedBy })
      return this.noted(answer, { card, by: 'existing', lastDigits })
    }
    const typed = this.inHand.typed.handOver()
    if (!typed) return failure({ kind: 'incomplete' })
    const answer = await this.gateway.replaceByNew({ token: card.token, card: typed, orderedBy })
    return this.noted(answer, { card, by: 'new', lastDigits: lastDigitsOf(typed.number) })
  }

  private noted(
    answer: Result<void, ReplaceCardFailure>,
    { card, by, lastDigits }: Attempt,
  ): Result<void, ReplaceCardFailure> {
    if (answer.ok) this.inHand.end(card, { kind: 'replaced', by, lastDigits })
    else if (answer.failure.kind !== 'other-holder' && answer.failure.kind !== 'not-replaceable')
      this.inHand.end(card, { kind: 'not-replaced', by, failure: answer.failure })
    return answer
  }
}

interface Attempt {
  readonly card: DebitCard
  readonly by: ReplacementKind
  /** Of the card that is to take its place. */
  readonly lastDigits: string
}
