import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { DueItem } from '@/domain/payments/amount-due'
import { addPaidAmountsToDueItems } from '@/domain/payments/part-paid-items'
import { totalDue } from '@/domain/payments/total-due'
import { anInstallment } from '#tests/domain/loans/a-loan'

const amountArbitrary = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const installmentNumberArbitrary = fc.integer({ min: 1, max: 6 })

const dueItemArbitrary: fc.Arbitrary<DueItem> = fc.oneof(
  fc.record({
    kind: fc.constant('installment'),
    number: installmentNumberArbitrary,
    amount: amountArbitrary,
    punitiveAmount: amountArbitrary,
  }),
  fc.record({
    kind: fc.constant('month'),
    month: fc.constantFrom('2026-11', '2026-12'),
    amount: amountArbitrary,
    punitiveAmount: amountArbitrary,
  }),
)

const installmentArbitrary = fc
  .record({
    number: installmentNumberArbitrary,
    status: fc.constantFrom('partial', 'overdue', 'paid', 'pending'),
    paidAmount: amountArbitrary,
  })
  .map((shown) => anInstallment(shown))

it('the lender asks for as much after a partial payment, so a payment need not wait for its application', () => {
  fc.assert(
    fc.property(fc.array(dueItemArbitrary), fc.array(installmentArbitrary), (lines, installments) => {
      expect(totalDue(addPaidAmountsToDueItems(lines, installments))).toBe(totalDue(lines))
    }),
  )
})
