import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { DueItem } from '@/domain/payments/amount-due'
import { addPaidAmountsToDueItems } from '@/domain/payments/part-paid-items'
import { totalDue } from '@/domain/payments/total-due'
import { anInstallment } from '#tests/domain/loans/a-loan'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const number = fc.integer({ min: 1, max: 6 })

const someDueItem: fc.Arbitrary<DueItem> = fc.oneof(
  fc.record({ kind: fc.constant('installment'), number, amount, punitiveAmount: amount }),
  fc.record({
    kind: fc.constant('month'),
    month: fc.constantFrom('2026-11', '2026-12'),
    amount,
    punitiveAmount: amount,
  }),
)

const someInstallment = fc
  .record({ number, status: fc.constantFrom('partial', 'overdue', 'paid', 'pending'), paidAmount: amount })
  .map((shown) => anInstallment(shown))

it('the lender asks for as much after a partial payment, so a payment need not wait for its application', () => {
  fc.assert(
    fc.property(fc.array(someDueItem), fc.array(someInstallment), (lines, installments) => {
      expect(totalDue(addPaidAmountsToDueItems(lines, installments))).toBe(totalDue(lines))
    }),
  )
})
