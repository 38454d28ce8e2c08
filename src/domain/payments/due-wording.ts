import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'

/** How far off a due date is, as a sentence tells it. */
export type DueIn =
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'on'; readonly date: CalendarDate }

/** How a due date is told on that day: 'vence mañana' says more than its date. */
export function dueIn(date: CalendarDate, today: CalendarDate): DueIn {
  const days = daysBetween(today, date)
  if (days < 0) return { kind: 'overdue', days: -days }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return { kind: 'on', date }
}
