import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cardExpiryOfDate, isCardExpired, totalMonthsOf, type CardExpiry } from './card-expiry'

/** Why a card expiry that the customer typed is not valid. Source: PAY-14. */
export type CardExpiryProblem = 'required' | 'not-a-month' | 'not-future' | 'expired'

/**
 * A function that returns what is wrong with the card expiry that the customer typed; undefined if it is
 * valid.
 */
export type CardExpiryValidator = (expiry: string, today: CalendarDate) => CardExpiryProblem | undefined

/**
 * Formats a card's expiry as `MM/YY` while the customer types, adding the slash before the third digit.
 * The customer may type a slash after a month of one digit. A year of four digits, as browsers fill it
 * in, is shortened once it is complete: `12/202` stays as it is and `12/2028` becomes `12/28`. Source:
 * PAY-14.
 */
export function normalizedCardExpiry(text: string): string {
  const digits = text
    .replaceAll(/[^\d/]/g, '')
    .replace(/^(\d)\/+/, '0$1')
    .replaceAll('/', '')
  const month = digits.slice(0, 2)
  const year = digits.slice(2)
  return year === '' ? month : `${month}/${twoDigitYear(year)}`
}

/**
 * Shortens a typed year to two digits. A year that begins with `20` is returned as typed until it has four
 * digits, then as its last two. Any other year is cut to its first two digits.
 */
function twoDigitYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/**
 * Returns what is wrong with the expiry of a card that the lender charges in the future: the card has to
 * expire after the current month. Source: PAY-14, CAR-06, REF-08.
 */
export const expiryProblemForFutureCharges: CardExpiryValidator = (expiry, today) => {
  const read = parseExpiry(expiry)
  if (typeof read === 'string') return read
  return totalMonthsOf(read) > totalMonthsOf(cardExpiryOfDate(today)) ? undefined : 'not-future'
}

/**
 * Returns what is wrong with the expiry of a card that is charged now. A card is valid until the end of
 * its printed month. Source: PAY-14.
 */
export const expiryProblemForPaymentNow: CardExpiryValidator = (expiry, today) => {
  const read = parseExpiry(expiry)
  if (typeof read === 'string') return read
  return isCardExpired(read, today) ? 'expired' : undefined
}

function parseExpiry(expiry: string): CardExpiry | 'required' | 'not-a-month' {
  if (expiry === '') return 'required'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'not-a-month'
  const [month = '', year = ''] = expiry.split('/')
  return cardExpiryFromShortYear(month, year)
}

/**
 * Returns a card's expiry from its month and the last two digits of its year, such as `09` and `28` for
 * September 2028.
 */
function cardExpiryFromShortYear(month: string, year: string): CardExpiry {
  return { month: Number(month), year: 2000 + Number(year) }
}
