import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cardExpiry } from './card-face'
import type { SavedCardTerms } from '@/adapters/fake/personas/persona'

export type CardStatus = 'ACTIVE' | NonNullable<SavedCardTerms['status']>

/** Returns a card's status. An expired card is overdue. Source: CAR-02. */
export function cardStatus(
  card: Pick<SavedCardTerms, 'expiryMonth' | 'expiresInYears' | 'status'>,
  today: CalendarDate,
): CardStatus {
  return card.status ?? (cardExpiry(card, today) < today ? 'OVERDUE' : 'ACTIVE')
}
