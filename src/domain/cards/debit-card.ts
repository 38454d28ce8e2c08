import type { CalendarDate } from '@/domain/shared/calendar-date'
import { isExpired } from './card-expiry'
import type { KnownCard } from './known-card'

/** Payment state of a debit card, as the lender gives it. Source: CAR-02. */
export type DebitCardStatus = 'active' | 'due-soon' | 'overdue' | 'incollectible'

/** A debit card with which loans are paid automatically. Source: CAR-01. */
export interface DebitCard extends KnownCard {
  readonly cardId: string
  /** The lender's identifier of the card, sent when a new card replaces it. */
  readonly token: string
  readonly status: DebitCardStatus
}

/**
 * Colour of a card's border: red if the customer has to act now, amber if they will have to act soon.
 * Source: CAR-02.
 */
export type CardTone = 'neutral' | 'amber' | 'red'

/** Returns the colour of a card's border for its payment state. Source: CAR-02. */
export function cardTone(status: DebitCardStatus): CardTone {
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

/** Returns whether the customer may replace this card with another. Source: CAR-04. */
export function mayBeReplaced(card: DebitCard): boolean {
  return card.status === 'overdue' || card.status === 'incollectible'
}

/** Returns the customer's other cards that have not expired. Source: CAR-08. */
export function replacementsFor(
  card: DebitCard,
  cards: readonly DebitCard[],
  today: CalendarDate,
): readonly DebitCard[] {
  return cards.filter((other) => other.cardId !== card.cardId && !isExpired(other.expiry, today))
}
