import type { CalendarDate } from '@/domain/shared/calendar-date'
import { monthOfDate, yearOfDate } from '@/domain/shared/calendar-date-parts'

/** Month and year in which a card expires. Source: PAY-12, CAR-08. */
export interface CardExpiry {
  /** The month in which the card expires: 1 to 12. */
  readonly month: number
  /** The year in which the card expires, with four digits. */
  readonly year: number
}

/** Returns the card expiry (month and year) that a given date falls in. */
export function cardExpiryOfDate(day: CalendarDate): CardExpiry {
  return { month: monthOfDate(day), year: yearOfDate(day) }
}

/** Returns a card's expiry as `MM/YY`, the form that is printed on cards and that customers type. */
export function formatCardExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

/** Returns whether the card has expired: its month is before the month of `today`. Source: CAR-08. */
export function isCardExpired(expiry: CardExpiry, today: CalendarDate): boolean {
  return totalMonthsOf(expiry) < totalMonthsOf(cardExpiryOfDate(today))
}

/** Returns the number of months from year 0 to the expiry, to compare two expiries. */
export function totalMonthsOf({ month, year }: CardExpiry): number {
  return year * 12 + month
}
