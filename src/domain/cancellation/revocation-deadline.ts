import { addBusinessDays } from '@/domain/shared/business-day'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { serviceTerms } from '@/domain/shared/service-terms'
import type { Loan } from '@/domain/loans/loan'

/**
 * Returns the last day on which a loan can be revoked: the tenth business day after its disbursement.
 * Source: CAN-02.
 */
export function lastDayToRevoke(
  disbursementDate: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate {
  return addBusinessDays(disbursementDate, serviceTerms.revocationBusinessDays, holidays)
}

/**
 * Returns the last day on which this loan can be revoked. Undefined if that day has passed or the customer
 * has used the money. Source: CAN-02.
 */
export function loanRevocableUntil(
  loan: Pick<Loan, 'disbursementDate' | 'isUnused'>,
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate | undefined {
  if (!loan.isUnused) return undefined
  const last = lastDayToRevoke(loan.disbursementDate, holidays)
  return today <= last ? last : undefined
}
