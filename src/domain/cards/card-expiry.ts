import { monthOf, yearOf, type CalendarDate } from '@/domain/shared/calendar-date'

/** What an expiry can be wrong about. Source: PAY-14. */
export type CardExpiryProblem = 'required' | 'not-a-month' | 'past'

/**
 * An expiry as it stays in its field: `MM/YY`, the slash by itself from the third digit on.
 * A month of one digit may be ended with a slash, and a year may be given whole, as browsers fill it in.
 * Source: PAY-14.
 */
export function normalizedExpiry(text: string): string {
  const digits = text
    .replace(/^(\d)\D+/, '0$1')
    .replace(/^(\d{2})\D*20(\d{2})$/, '$1$2')
    .replaceAll(/\D/g, '')
    .slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** What is wrong with an expiry, which is a month after the present one. Source: PAY-14. */
export function cardExpiryProblem(expiry: string, today: CalendarDate): CardExpiryProblem | undefined {
  if (expiry === '') return 'required'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'not-a-month'
  const month = (2000 + Number(expiry.slice(3))) * 12 + Number(expiry.slice(0, 2))
  return month > yearOf(today) * 12 + monthOf(today) ? undefined : 'past'
}
