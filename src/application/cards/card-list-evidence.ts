import { inject, injectable } from 'inversify'
import {
  mayBeCardOfExpectedChange,
  cardListProvesChange,
  type ExpectedCardChange,
  type CardWithLoans,
} from '@/domain/cards/card-evidence'
import { CardGateway } from './card.port'

/**
 * Finds out from the lender's list of cards whether a card was added or replaced. Used if the lender cannot
 * report the outcome by the idempotency key of the change. Source: CAR-06, CAR-09, PAY-16.
 */
@injectable()
export class CardListEvidence {
  constructor(@inject(CardGateway) private readonly gateway: CardGateway) {}

  /**
   * Returns whether the lender's list of cards shows that the card was added or replaced. Also false if this
   * list, or the list of loans that one of the cards in question pays, cannot be read.
   */
  async provesCardChange(expected: ExpectedCardChange): Promise<boolean> {
    const cards = await this.gateway.debitCards()
    if (!cards.ok) return false
    const candidates = cards.value.filter((card) => mayBeCardOfExpectedChange(card, expected))
    const replaced = cards.value.find(({ cardId }) => cardId === expected.replacedCardId)
    const candidateCards = [...candidates, ...(replaced ? [replaced] : [])]
    const paying = await Promise.all(candidateCards.map(({ cardId }) => this.cardWithLoans(cardId)))
    const known = paying.filter((each) => each !== undefined)
    if (known.length < paying.length) return false
    const isReplaced = ({ cardId }: CardWithLoans) => cardId === expected.replacedCardId
    return cardListProvesChange(expected, {
      expected: known.filter((each) => !isReplaced(each)),
      replaced: known.find(isReplaced),
    })
  }

  private async cardWithLoans(cardId: string): Promise<CardWithLoans | undefined> {
    const loans = await this.gateway.loansPaidByCard(cardId)
    return loans.ok ? { cardId, loanExternalIds: loans.value.map(({ externalId }) => externalId) } : undefined
  }
}
