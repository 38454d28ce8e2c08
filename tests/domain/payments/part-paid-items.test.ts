import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { DueItem } from '@/domain/payments/amount-due'
import { addPaidAmountsToDueItems } from '@/domain/payments/part-paid-items'
import { anInstallment } from '#tests/domain/loans/a-loan'

const secondInstallment: DueItem = {
  kind: 'installment',
  number: 2,
  amount: cents(1_895_040),
  punitiveAmount: cents(113_702),
}
const thirdInstallment: DueItem = { ...secondInstallment, number: 3 }

it('the amount due has the earlier payments of each installment, and of no other', () => {
  const installments = [
    anInstallment({ number: 3, status: 'overdue' }),
    anInstallment({ number: 2, status: 'partial', paidAmount: cents(2_000_000) }),
  ]
  expect(addPaidAmountsToDueItems([secondInstallment, thirdInstallment], installments)).toEqual([
    { ...secondInstallment, paidAmount: 2_000_000 },
    thirdInstallment,
  ])
})

it('a month of the line is not an installment', () => {
  const month: DueItem = { kind: 'month', month: '2026-12', amount: cents(100), punitiveAmount: cents(0) }
  const installments = [anInstallment({ status: 'partial', paidAmount: cents(1) })]
  expect(addPaidAmountsToDueItems([month], installments)).toEqual([month])
})

it('the amount due stays as the lender lists it when the installments are unknown', () => {
  expect(addPaidAmountsToDueItems([secondInstallment], [])).toEqual([secondInstallment])
})
