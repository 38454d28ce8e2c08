import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import { hasCreditLineProductId } from '@/adapters/fake/loans/product-numbers'
import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import type { AutomaticCollectionRecord } from './collection-records'

/** Minimum days from activation to the first collection, because the lender has to announce a collection. */
const minNoticeDays = 2

/** The installment that is collected next, and the day of the first attempt. */
export type InstallmentToCollect = Pick<AutomaticCollectionRecord, 'installmentNumber' | 'firstAttemptDay'>

/** Returns whether the lender offers automatic collection for a loan. Source: COL-01. */
export function isAutomaticCollectionOffered({ loan: { terms } }: LoanBalance): boolean {
  const { status, paymentMethod } = terms
  return status === 'ACTIVE' && paymentMethod === undefined && !hasCreditLineProductId(terms)
}

/**
 * Returns the first installment that would be collected if the customer activated automatic collection of
 * the loan on the given day; undefined if there is none. Source: COL-01.
 */
export function firstInstallmentToCollect(
  { currentInstallment, installments }: LoanBalance,
  today: CalendarDate,
): InstallmentToCollect | undefined {
  const first = installments.find(
    ({ number, owed, dueDate }) =>
      currentInstallment !== undefined &&
      number >= currentInstallment.number &&
      owed > 0 &&
      daysBetween(today, dueDate) >= minNoticeDays,
  )
  return first && { installmentNumber: first.number, firstAttemptDay: first.dueDate }
}
