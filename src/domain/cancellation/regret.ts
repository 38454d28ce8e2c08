import { businessDaysLater } from '@/domain/shared/business-day'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { serviceTerms } from '@/domain/shared/service-terms'
import type { Loan } from '@/domain/loans/loan'

/** The last day on which a loan can be regretted: the tenth business day after its money came. Source: CAN-02. */
export function lastDayToRegret(
  disbursementDate: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate {
  return businessDaysLater(disbursementDate, serviceTerms.regretBusinessDays, holidays)
}

/** Until when this loan can be regretted; nothing once that is over, or where the money was touched. Source: CAN-02. */
export function regretUntil(
  loan: Pick<Loan, 'disbursementDate' | 'isUnused'>,
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate | undefined {
  if (!loan.isUnused) return undefined
  const last = lastDayToRegret(loan.disbursementDate, holidays)
  return today <= last ? last : undefined
}
