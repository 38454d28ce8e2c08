import type { CalendarDate } from '@/domain/shared/calendar-date'
import { isOver } from './card-expiry'
import type { KnownCard } from './known-card'

/** Source: CAR-02. */
export type DebitCardStatus = 'active' | 'due-soon' | 'overdue' | 'incollectible'

/** A debit card that loans are paid with. Source: CAR-01. */
export interface DebitCard extends KnownCard {
  readonly cardId: string
  /** What the lender calls it where a new one takes its place. */
  readonly token: string
  readonly status: DebitCardStatus
}

/** How a card's border stands out: red needs something done, amber soon will. Source: CAR-02. */
export type CardLook = 'neutral' | 'amber' | 'red'

/** Source: CAR-02. */
export function cardLook(status: DebitCardStatus): CardLook {
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

/** Whether another card may take its place. Source: CAR-04. */
export function mayBeReplaced(card: DebitCard): boolean {
  return card.status === 'overdue' || card.status === 'incollectible'
}

/** The customer's other cards that have not expired. Source: CAR-08. */
export function replacementsFor(
  card: DebitCard,
  cards: readonly DebitCard[],
  today: CalendarDate,
): readonly DebitCard[] {
  return cards.filter((other) => other.cardId !== card.cardId && !isOver(other.expiry, today))
}
