import type { Loan } from '@/domain/loans/loan'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * An automatic collection that the lender has announced, with the loan whose installment is collected.
 * Source: COL-02.
 */
interface AnnouncedCollection {
  readonly loan: Loan
  readonly date: CalendarDate
  readonly amount: Cents
}

/**
 * Returns the automatic collections that the lender has announced for the given loans, the earliest first.
 * Source: COL-02.
 */
export function announcedCollections(loans: readonly Loan[]): readonly AnnouncedCollection[] {
  return loans
    .flatMap((loan) => (loan.nextCollection ? [{ loan, ...loan.nextCollection }] : []))
    .sort((one, other) => one.date.localeCompare(other.date))
}
