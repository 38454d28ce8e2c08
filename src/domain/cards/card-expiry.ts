import { monthOf, yearOf, type CalendarDate } from '@/domain/shared/calendar-date'

/** What an expiry can be wrong about. Source: PAY-14. */
export type CardExpiryProblem = 'required' | 'not-a-month' | 'past'

/**
 * An expiry as it stays in its field: `MM/YY`, the slash by itself from the third digit on.
 * A month of one digit may be ended with a slash, and a year may be given whole, as browsers fill it in
 * and as some type it: `12/202` stays until its last digit makes it `12/28`.
 * Source: PAY-14.
 */
export function normalizedExpiry(text: string): string {
  const digits = text.replace(/^(\d)\D+/, '0$1').replaceAll(/\D/g, '')
  const month = digits.slice(0, 2)
  const year = digits.slice(2)
  return year === '' ? month : `${month}/${keptYear(year)}`
}

/** The last two digits of a year that is whole, and what there is of one that may become so. */
function keptYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/** What is wrong with an expiry, which is a month after the present one. Source: PAY-14. */
export function cardExpiryProblem(expiry: string, today: CalendarDate): CardExpiryProblem | undefined {
  if (expiry === '') return 'required'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'not-a-month'
  const month = (2000 + Number(expiry.slice(3))) * 12 + Number(expiry.slice(0, 2))
  return month > yearOf(today) * 12 + monthOf(today) ? undefined : 'past'
}
