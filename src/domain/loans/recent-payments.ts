import type { CalendarDate } from '@/domain/shared/calendar-date'

/**
 * Returns the payments sorted by date, the latest first. Payments of the same day stay in the server's
 * order. Source: LOA-09, MOV-01.
 */
export function paymentsLatestFirst<Payment extends { readonly date: CalendarDate }>(
  payments: readonly Payment[],
): readonly Payment[] {
  return [...payments].sort((one, other) => {
    if (one.date === other.date) return 0
    return one.date < other.date ? 1 : -1
  })
}

/** Returns the date at the beginning of a text such as `2026-03-10 14:05`. Source: LOA-09. */
export function dateAtStartOfText(text: string): string {
  return text.split(' ', 1)[0] ?? text
}
