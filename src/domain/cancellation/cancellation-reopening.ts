import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import { addMonths } from '@/domain/shared/calendar-month'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'

/** Last day of the month (27) on which a loan can be cancelled. Source: CAN-01. */
const lastCancellationDayOfMonth = lenderServiceRules.lastCancellationDayOfMonth

/**
 * Returns the first day of the next month if today is day 28 or later, because early cancellation is
 * possible again on that day; otherwise undefined. Source: CAN-01.
 */
export function cancellationReopeningDay(today: CalendarDate): CalendarDate | undefined {
  return dayOfMonth(today) <= lastCancellationDayOfMonth ? undefined : firstDayOfNextMonth(today)
}

/** Returns the first day of the month that follows the month of `today`. Source: CAN-01. */
export function firstDayOfNextMonth(today: CalendarDate): CalendarDate {
  return calendarDate(`${addMonths(today, 1).slice(0, 8)}01`)
}
