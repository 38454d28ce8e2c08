import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import { upcomingDueDates } from '@/domain/loans/due-dates'
import type { Loan } from '@/domain/loans/loan'
import { hasOverdueInstallment } from '@/domain/loans/loan-standing'
import { isBatchPaymentOffered } from '@/domain/payments/batch-offer'
import type { AccountStatus } from '@/domain/session/session'
import { isCustomerInDebt } from './tiles'

/** The total of all loan installments that fall due in one month. Source: HOM-17. */
export interface NextDueMonthTotal {
  /** The earliest due date of the installments in this total. */
  readonly firstDate: CalendarDate
  readonly count: number
  readonly amount: Cents
  /**
   * The `externalId` of each loan that has an installment in the month of this total and can be paid now.
   * Source: PAY-25.
   */
  readonly payableLoanExternalIds: readonly string[]
  /** Whether any of the loans has an overdue installment, even if the loan is not in this total. */
  readonly hasOverdueLoan: boolean
}

/**
 * Returns the total of the loan installments that fall due in the next month that has any; this may be the
 * current month. Overdue amounts are not included. Undefined if no installment falls due any more. Source:
 * HOM-17.
 */
export function nextDueMonthTotal(
  loans: readonly Loan[],
  today: CalendarDate,
): NextDueMonthTotal | undefined {
  const dates = loans
    .flatMap((loan) => upcomingDueDates(loan.installments, today).map((due) => ({ ...due, loan })))
    .sort((one, other) => one.date.localeCompare(other.date))
  const [first] = dates
  if (!first) return undefined
  const ofMonth = dates.filter(({ date }) => date.slice(0, 7) === first.date.slice(0, 7))
  return {
    firstDate: first.date,
    count: ofMonth.length,
    amount: sumCents(ofMonth.map(({ amount }) => amount)),
    payableLoanExternalIds: [...new Set(ofMonth.map(({ loan }) => loan))]
      .filter(({ paymentEnabled }) => paymentEnabled)
      .map(({ externalId }) => externalId),
    hasOverdueLoan: loans.some((loan) => hasOverdueInstallment(loan, today)),
  }
}

/**
 * Returns whether the home screen offers to pay the loans of the month's total in one go: at least two of
 * them can be paid, and no overdue amount has to be paid first. Source: PAY-25, HOM-17.
 */
export function isMonthBatchOffered(
  {
    payableLoanExternalIds,
    hasOverdueLoan,
  }: Pick<NextDueMonthTotal, 'payableLoanExternalIds' | 'hasOverdueLoan'>,
  accountStatus: Pick<AccountStatus, 'isUpToDate'> | undefined,
): boolean {
  if (hasOverdueLoan || (accountStatus && isCustomerInDebt(accountStatus))) return false
  return isBatchPaymentOffered(payableLoanExternalIds.length)
}
