import { monthOf, yearOf, type CalendarDate } from '@/domain/shared/calendar-date'

/** Source: CAR-02. */
export type DebitCardStatus = 'active' | 'due-soon' | 'overdue' | 'incollectible'

/** A debit card that loans are paid with, without its number. Source: CAR-01. */
export interface DebitCard {
  readonly cardId: string
  /** What the lender calls it where a new one takes its place. */
  readonly token: string
  /** One word in lower case: `visa`. */
  readonly brand: string
  /** The kind of card in the lender's words; missing where they do not come. */
  readonly type?: string
  /** The last four digits. */
  readonly lastDigits: string
  readonly status: DebitCardStatus
  readonly expiry: CalendarDate
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

/** Whether its month and year are before the present ones. Source: CAR-08. */
export function isExpired(card: DebitCard, today: CalendarDate): boolean {
  return yearOf(card.expiry) * 12 + monthOf(card.expiry) < yearOf(today) * 12 + monthOf(today)
}

/** The customer's other cards that have not expired. Source: CAR-08. */
export function replacementsFor(
  card: DebitCard,
  cards: readonly DebitCard[],
  today: CalendarDate,
): readonly DebitCard[] {
  return cards.filter((other) => other.cardId !== card.cardId && !isExpired(other, today))
}
