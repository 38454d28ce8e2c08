import {
  addDays,
  addMonths,
  calendarDate,
  dayOfMonth,
  type CalendarDate,
} from '@/domain/shared/calendar-date'
import { serviceTerms } from '@/domain/shared/service-terms'

/** Day 27 still belongs to the window, day 28 does not. Source: CAN-01. */
const lastDayOfWindow = serviceTerms.cancellationLastDay

/** More than 10 days after the money came: the first of them is day 11. Source: CAN-02. */
const firstDayAfterDisbursement = serviceTerms.cancellationWaitDays + 1

/** When a loan may be cancelled early. Source: CAN-01, CAN-02. */
export type CancellationWindow =
  | { readonly kind: 'open' }
  /** Nobody cancels from day 28 to the end of a month. */
  | { readonly kind: 'end-of-month'; readonly opensOn: CalendarDate }
  /** The money came 10 days ago or less. */
  | { readonly kind: 'too-early'; readonly opensOn: CalendarDate }

/** The first day of the next month, where the month is closed for cancelling. Source: CAN-01. */
export function reopeningAfterMonthEnd(today: CalendarDate): CalendarDate | undefined {
  return dayOfMonth(today) <= lastDayOfWindow ? undefined : nextMonth(today)
}

/** The first day of the month that follows, where cancelling opens again. Source: CAN-01. */
export function nextMonth(today: CalendarDate): CalendarDate {
  return calendarDate(`${addMonths(today, 1).slice(0, 8)}01`)
}

/** Whether a loan may be cancelled that day, and from when if not. Source: CAN-01, CAN-02. */
export function cancellationWindow(disbursementDate: CalendarDate, today: CalendarDate): CancellationWindow {
  const reopening = reopeningAfterMonthEnd(today)
  const first = addDays(disbursementDate, firstDayAfterDisbursement)
  if (today < first) return { kind: 'too-early', opensOn: reopeningAfterMonthEnd(first) ?? first }
  return reopening ? { kind: 'end-of-month', opensOn: reopening } : { kind: 'open' }
}
