import { monthOf, yearOf, type CalendarDate } from '@/domain/shared/calendar-date'

/** The last month in which a card is good. Source: PAY-12, CAR-08. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

/** The month of a day. */
export function expiryOn(day: CalendarDate): CardExpiry {
  return { month: monthOf(day), year: yearOf(day) }
}

/** `MM/YY`, as a card shows it and as it is typed. */
export function printedExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

/** Whether the month is over. Source: CAR-08. */
export function isOver(expiry: CardExpiry, today: CalendarDate): boolean {
  return monthsOf(expiry) < monthsOf(expiryOn(today))
}

/** What an expiry can be wrong about. Source: PAY-14. */
export type CardExpiryProblem = 'required' | 'not-a-month' | 'not-future' | 'expired'

/** What is wrong with an expiry as it is typed, on a day. */
export type CardExpiryRule = (expiry: string, today: CalendarDate) => CardExpiryProblem | undefined

/**
 * An expiry as it stays in its field: `MM/YY`, the slash by itself from the third digit on.
 * A month of one digit may be ended with a slash, and a year may be given whole, as browsers fill it in
 * and as some type it: `12/202` stays until its last digit makes it `12/28`.
 * Source: PAY-14.
 */
export function normalizedExpiry(text: string): string {
  const digits = text
    .replaceAll(/[^\d/]/g, '')
    .replace(/^(\d)\/+/, '0$1')
    .replaceAll('/', '')
  const month = digits.slice(0, 2)
  const year = digits.slice(2)
  return year === '' ? month : `${month}/${keptYear(year)}`
}

/** The last two digits of a complete year; an incomplete year is returned as typed. */
function keptYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/** A card that the lender is to charge later expires in a month after the present one. Source: PAY-14, CAR-06, REF-08. */
export const futureExpiryProblem: CardExpiryRule = (expiry, today) => {
  const read = readExpiry(expiry)
  if (typeof read === 'string') return read
  return monthsOf(read) > monthsOf(expiryOn(today)) ? undefined : 'not-future'
}

/** A card that pays now serves until the end of its printed month. Source: PAY-14. */
export const payingExpiryProblem: CardExpiryRule = (expiry, today) => {
  const read = readExpiry(expiry)
  if (typeof read === 'string') return read
  return isOver(read, today) ? 'expired' : undefined
}

function readExpiry(expiry: string): CardExpiry | 'required' | 'not-a-month' {
  if (expiry === '') return 'required'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'not-a-month'
  const [month = '', year = ''] = expiry.split('/')
  return shortExpiry(month, year)
}

/** An expiry of this century, from its two parts: `09` and `28`. */
export function shortExpiry(month: string, year: string): CardExpiry {
  return { month: Number(month), year: 2000 + Number(year) }
}

function monthsOf({ month, year }: CardExpiry): number {
  return year * 12 + month
}
