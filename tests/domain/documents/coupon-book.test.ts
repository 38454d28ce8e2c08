import { expect, it } from 'vitest'
import { couponBookAvailability } from '@/domain/documents/coupon-book'
import { aLoan } from '#tests/domain/loans/a-loan'

it.each([
  [true, 'voluntary', 'download'],
  [true, 'direct-debit', 'direct-debit'],
  [true, 'direct-debit-card', 'direct-debit'],
  [false, 'voluntary', 'not-enabled'],
  [false, 'direct-debit', 'not-enabled'],
] as const)(
  'the coupon book of a loan enabled %s and paid by %s begins with %s',
  (couponBookEnabled, mode, step) => {
    expect(couponBookAvailability(aLoan({ couponBookEnabled, collectionMode: mode }))).toBe(step)
  },
)
