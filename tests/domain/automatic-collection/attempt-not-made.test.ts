import { expect, it } from 'vitest'
import { attemptNotMade } from '@/domain/automatic-collection/attempt-not-made'
import type {
  AutomaticInstallmentCollection,
  CollectionAttemptResult,
} from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

function createCollection(
  status: AutomaticInstallmentCollection['status'],
  attempts: readonly (readonly [string, CollectionAttemptResult])[],
): AutomaticInstallmentCollection {
  return {
    collectionId: 'k-1',
    installmentNumber: 6,
    date: calendarDate('2026-11-26'),
    amount: cents(2_134_000),
    status,
    attempts: attempts.map(([date, result]) => ({ date: calendarDate(date), result })),
  }
}

const second = calendarDate('2026-11-28')
const today = calendarDate('2026-11-29')

it.each(['collected', 'refunded'] as const)('was not needed if the installment was %s', (status) => {
  const collection = createCollection(status, [
    ['2026-11-26', 'collected'],
    ['2026-11-28', 'not-made'],
  ])
  expect(attemptNotMade(second, collection, today)).toBe('not-needed')
})

it.each(['not-collected', 'stopped'] as const)('was not made if the collection was %s', (status) => {
  const collection = createCollection(status, [
    ['2026-11-26', 'no-funds'],
    ['2026-11-28', 'not-made'],
  ])
  expect(attemptNotMade(second, collection, today)).toBe('was-not-made')
})

it('will not be made if it is after the attempt that is still to come', () => {
  const collection = createCollection('in-process', [
    ['2026-11-26', 'in-process'],
    ['2026-11-28', 'not-made'],
  ])
  expect(attemptNotMade(second, collection, today)).toBe('will-not-be-made')
})

it('was not made if another attempt follows it', () => {
  const collection = createCollection('scheduled', [
    ['2026-11-26', 'no-funds'],
    ['2026-11-28', 'not-made'],
    ['2026-11-30', 'scheduled'],
  ])
  expect(attemptNotMade(second, collection, today)).toBe('was-not-made')
})

it.each([
  ['2026-11-27', 'will-not-be-made'],
  ['2026-11-28', 'was-not-made'],
] as const)('of a stopped collection, seen on %s: %s', (day, reason) => {
  const collection = createCollection('stopped', [
    ['2026-11-26', 'not-made'],
    ['2026-11-28', 'not-made'],
  ])
  expect(attemptNotMade(second, collection, calendarDate(day))).toBe(reason)
})
