import type { InstallmentDueDate } from '@/domain/loans/due-dates'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { nextCollectionAttempt, type AutomaticLoanCollection } from './automatic-collection'

/**
 * Returns the installment, day and amount (in cents) of the next attempt to collect the loan automatically.
 * Undefined if that day has passed or there is no next attempt. Source: COL-02, LOA-14.
 */
export function upcomingCollection(
  { next }: Pick<AutomaticLoanCollection, 'next'>,
  today: CalendarDate,
): InstallmentDueDate | undefined {
  const attempt = next && nextCollectionAttempt(next)
  if (!attempt || attempt.date < today) return undefined
  return { number: next.installmentNumber, date: attempt.date, amount: next.amount }
}
