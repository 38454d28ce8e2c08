import { expect, it } from 'vitest'
import type {
  AutomaticInstallmentCollection,
  CollectionAttempt,
} from '@/domain/automatic-collection/automatic-collection'
import { upcomingCollection } from '@/domain/automatic-collection/upcoming-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const today = calendarDate('2026-11-21')

function createCollectionWithAttempts(
  ...attempts: readonly (readonly [day: string, result: CollectionAttempt['result']])[]
): AutomaticInstallmentCollection {
  return {
    collectionId: 'k-1',
    installmentNumber: 4,
    date: calendarDate('2026-11-20'),
    amount: cents(1_262_500),
    status: 'scheduled',
    attempts: attempts.map(([day, result]) => ({ date: calendarDate(day), result })),
  }
}

it.each([
  ['of today', createCollectionWithAttempts(['2026-11-21', 'in-process']), '2026-11-21'],
  ['of a later day', createCollectionWithAttempts(['2026-12-01', 'scheduled']), '2026-12-01'],
  [
    'that follows a failed one',
    createCollectionWithAttempts(['2026-11-20', 'no-funds'], ['2026-11-22', 'scheduled']),
    '2026-11-22',
  ],
])('the upcoming collection is the attempt %s', (_, next, date) => {
  expect(upcomingCollection({ next }, today)).toEqual({ number: 4, date, amount: 1_262_500 })
})

it.each([
  ['its day has passed', createCollectionWithAttempts(['2026-11-20', 'in-process'])],
  ['all attempts have ended', createCollectionWithAttempts(['2026-11-22', 'not-made'])],
  ['there are no attempts', createCollectionWithAttempts()],
])('there is no upcoming collection when %s', (_, next) => {
  expect(upcomingCollection({ next }, today)).toBeUndefined()
})

it('there is no upcoming collection when none is announced', () => {
  expect(upcomingCollection({}, today)).toBeUndefined()
})
