import type { CalendarDate } from '@/domain/shared/calendar-date'
import { isCardExpired } from './card-expiry'
import type { CardSummary } from './known-card'

/** Payment state of a debit card, as the lender gives it. Source: CAR-02. */
export type DebitCardStatus = 'active' | 'due-soon' | 'overdue' | 'incollectible'

/** A debit card with which loans are paid automatically. Source: CAR-01. */
export interface DebitCard extends CardSummary {
  readonly cardId: string
  /** The lender's identifier of this card. It is sent to the lender when a new card replaces this one. */
  readonly replacementToken: string
  readonly status: DebitCardStatus
}

/**
 * Colour of the border around a card on the screen: red if the customer has to act now, amber if they
 * will have to act soon. Source: CAR-02.
 */
type CardBorderTone = 'neutral' | 'amber' | 'red'

/**
 * Returns the colour of the border around a card on the screen, for the card's payment state. Source:
 * CAR-02.
 */
export function cardBorderTone(status: DebitCardStatus): CardBorderTone {
  switch (status) {
    case 'active':
      return 'neutral'
    case 'due-soon':
      return 'amber'
    case 'overdue':
    case 'incollectible':
      return 'red'
  }
}

/**
 * Returns whether the customer may replace this debit card with another: only if, according to the lender,
 * payments with this card are overdue or cannot be collected. Source: CAR-04.
 */
export function mayReplaceCard(card: DebitCard): boolean {
  return card.status === 'overdue' || card.status === 'incollectible'
}

/**
 * Returns the cards with which the given card can be replaced: the customer's other cards that have not
 * expired. Source: CAR-08.
 */
export function replacementCardsFor(
  card: DebitCard,
  cards: readonly DebitCard[],
  today: CalendarDate,
): readonly DebitCard[] {
  return cards.filter((other) => other.cardId !== card.cardId && !isCardExpired(other.expiry, today))
}
