import type { CalendarDate } from '@/domain/shared/calendar-date'
import { nextCollectionAttempt, type AutomaticInstallmentCollection } from './automatic-collection'

/**
 * Why the lender does not make an attempt to collect an installment. `not-needed`: an earlier attempt
 * collected the installment. `will-not-be-made`: the day of the attempt is after an attempt that is still to
 * come, or after today. `was-not-made`: the collection ended without the money. Source: COL-02.
 */
export type AttemptNotMade = 'not-needed' | 'will-not-be-made' | 'was-not-made'

/** Returns why the lender does not make the collection's attempt of the day `date`. Source: COL-02. */
export function attemptNotMade(
  date: CalendarDate,
  collection: AutomaticInstallmentCollection,
  today: CalendarDate,
): AttemptNotMade {
  if (collection.status === 'collected' || collection.status === 'refunded') return 'not-needed'
  const lastDay = nextCollectionAttempt(collection)?.date ?? today
  return date > lastDay ? 'will-not-be-made' : 'was-not-made'
}
