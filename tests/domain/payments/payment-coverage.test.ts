import { describe, expect, it } from 'vitest'
import type { DueItem } from '@/domain/payments/amount-due'
import { paymentCoverage } from '@/domain/payments/payment-coverage'
import { cents } from '@/domain/shared/money'

const dueItems: readonly DueItem[] = [2, 3, 4].map((number) => ({
  kind: 'installment',
  number,
  amount: cents(1_000),
  punitiveAmount: cents(50),
}))
const loan = { dueItems, loanInstallmentCount: 12, hasOtherUnappliedPayment: false }

describe('what a payment covers', () => {
  it.each([
    ['a part of the first installment', 600, { paidInFull: [], paidInPart: 2 }],
    ['the first with its interest', 1_050, { paidInFull: [2] }],
    ['the first and a part of the second', 1_051, { paidInFull: [2], paidInPart: 3 }],
    ['two and a part of the third', 3_149, { paidInFull: [2, 3], paidInPart: 4 }],
    ['all', 3_150, { paidInFull: [2, 3, 4] }],
    ['all, with more than is due', 3_151, { paidInFull: [2, 3, 4] }],
  ])('reaches %s', (_, amount, reached) => {
    expect(paymentCoverage({ ...loan, amount: cents(amount) })).toEqual({
      installments: [2, 3, 4],
      of: 12,
      reached,
      remaining: Math.max(0, 3_150 - amount),
    })
  })

  it('is only what was due if another payment is not deducted yet', () => {
    expect(paymentCoverage({ ...loan, amount: cents(600), hasOtherUnappliedPayment: true })).toEqual({
      installments: [2, 3, 4],
      of: 12,
    })
  })

  it('names no installment of a debt without numbers', () => {
    const month: DueItem = { kind: 'month', month: '2026-12', amount: cents(1_000), punitiveAmount: cents(0) }
    expect(paymentCoverage({ ...loan, dueItems: [month], amount: cents(400) })).toEqual({
      installments: [],
      remaining: 600,
    })
  })
})
