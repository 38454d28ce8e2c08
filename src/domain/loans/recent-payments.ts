import type { CalendarDate } from '@/domain/shared/calendar-date'

/** The payments from the latest day back; those of one day keep the server's order. Source: LOA-09, MOV-01. */
export function latestFirst<Payment extends { readonly date: CalendarDate }>(
  payments: readonly Payment[],
): readonly Payment[] {
  return [...payments].sort((one, other) => {
    if (one.date === other.date) return 0
    return one.date < other.date ? 1 : -1
  })
}

/** The day of a date that comes with its hour after a space. Source: LOA-09. */
export function dateBeforeSpace(text: string): string {
  return text.split(' ', 1)[0] ?? text
}
