import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import { cancellationReopeningDay, firstDayOfNextMonth } from './cancellation-reopening'

/** Minimum number of days between the disbursement of a loan and its cancellation: 11. Source: CAN-02. */
const minDaysAfterDisbursement = lenderServiceRules.cancellationWaitDays + 1

/**
 * Whether a loan can be cancelled early today; if not, the reason and the day from which it can. Source:
 * CAN-01, CAN-02.
 */
export type EarlyCancellationAvailability =
  | { readonly kind: 'open' }
  /** Closed because today is day 28 of the month or later, when no loan can be cancelled. */
  | { readonly kind: 'end-of-month'; readonly opensOn: CalendarDate }
  /** Closed because the loan's money was paid to the customer 10 days ago or less. */
  | { readonly kind: 'too-early'; readonly opensOn: CalendarDate }

/**
 * Returns the first day after the month of `today` on which at least one of the loans with these disbursement
 * dates can be cancelled early; without loans, the first day of the next month. Source: CAN-01, CAN-02.
 */
export function firstCancellationDayFromNextMonth(
  disbursementDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate {
  const nextMonth = firstDayOfNextMonth(today)
  const [earliest = nextMonth] = disbursementDates
    .map((date) => {
      const availability = earlyCancellationAvailability(date, nextMonth)
      return availability.kind === 'open' ? nextMonth : availability.opensOn
    })
    .sort((one, other) => one.localeCompare(other))
  return earliest
}

/**
 * Returns whether a loan can be cancelled early today; if not, the reason and the day from which it can.
 * Source: CAN-01, CAN-02.
 */
export function earlyCancellationAvailability(
  disbursementDate: CalendarDate,
  today: CalendarDate,
): EarlyCancellationAvailability {
  const reopening = cancellationReopeningDay(today)
  const first = addDays(disbursementDate, minDaysAfterDisbursement)
  if (today < first) return { kind: 'too-early', opensOn: cancellationReopeningDay(first) ?? first }
  return reopening ? { kind: 'end-of-month', opensOn: reopening } : { kind: 'open' }
}
