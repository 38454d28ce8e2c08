import { expect, it } from 'vitest'
import { couponBookAvailability } from '@/domain/documents/coupon-book'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan } from '#tests/domain/loans/a-loan'

it.each([
  [true, 'voluntary', 'no', 'download'],
  [true, 'voluntary', 'yes', 'automatic-collection'],
  [true, 'voluntary', 'last-collection', 'automatic-collection'],
  [true, 'voluntary', 'unknown', 'collection-unknown'],
  [true, 'direct-debit', 'no', 'direct-debit'],
  [true, 'direct-debit', 'unknown', 'direct-debit'],
  [true, 'direct-debit-card', 'no', 'direct-debit'],
  [false, 'voluntary', 'yes', 'not-enabled'],
  [false, 'direct-debit', 'no', 'not-enabled'],
] as const)(
  'the coupon book of a loan enabled %s, paid by %s and collected automatically %s begins with %s',
  (couponBookEnabled, mode, collected, step) => {
    expect(couponBookAvailability(aLoan({ couponBookEnabled, collectionMode: mode }), collected)).toBe(step)
  },
)

it('the coupon book begins with the warning while a collection is announced, although the customer left', () => {
  const nextCollection = { date: calendarDate('2026-11-25'), amount: cents(2_134_000) }
  const loan = aLoan({ couponBookEnabled: true, collectionMode: 'voluntary', nextCollection })
  expect(couponBookAvailability(loan, 'no')).toBe('automatic-collection')
})
