import { addBusinessDays } from '@/domain/shared/business-day'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { Loan } from '@/domain/loans/loan'

/**
 * Returns the last day on which a loan can be revoked: the tenth business day after its disbursement.
 * Source: CAN-02.
 */
export function lastDayToRevokeLoan(
  disbursementDate: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate {
  return addBusinessDays(disbursementDate, lenderServiceRules.revocationBusinessDays, holidays)
}

/**
 * Returns the last day on which this loan can be revoked. Undefined if that day has passed or the customer
 * has used the money. Source: CAN-02.
 */
export function revocationDeadlineOfLoan(
  loan: Pick<Loan, 'disbursementDate' | 'isUnused'>,
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate | undefined {
  if (!loan.isUnused) return undefined
  const last = lastDayToRevokeLoan(loan.disbursementDate, holidays)
  return today <= last ? last : undefined
}
