import { expect, it } from 'vitest'
import { payableRemainder } from '@/domain/home/payable-remainder'
import type { Loan } from '@/domain/loans/loan'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'

const today = calendarDate('2026-11-21')

/** Returns a loan with one overdue installment, of which 90 cents and 10 cents of late interest are due. */
function overdueLoan(change: Partial<Loan> = {}): Loan {
  return aLoan({
    installments: [anInstallment({ status: 'overdue', dueDate: calendarDate('2026-11-01') })],
    dueItems: [{ kind: 'installment', number: 1, amount: cents(90), punitiveAmount: cents(10) }],
    ...change,
  })
}

function remainderAfterPayment(
  loan: Loan | undefined,
  {
    paid = 40,
    isCertain = true,
    totalDebt = 100,
  }: { paid?: number; isCertain?: boolean; totalDebt?: number },
) {
  return payableRemainder(
    { kind: 'paid', loan, amount: cents(paid), latestDay: today, count: 1, isCertain },
    { totalDebt: cents(totalDebt) },
    today,
  )
}

it('what is left of the only loan in debt can be paid', () => {
  const loan = overdueLoan()
  expect(remainderAfterPayment(loan, {})).toEqual({ loan, amount: 60 })
})

it.each([
  ['it is unknown whether the payment was made', overdueLoan(), { isCertain: false }],
  ['the payments cover the debt', overdueLoan(), { paid: 100 }],
  ['the payments are more than the debt', overdueLoan(), { paid: 101 }],
  ['another loan is in debt too', overdueLoan(), { totalDebt: 101 }],
  ['the loan cannot be paid', overdueLoan({ paymentEnabled: false }), {}],
  ['the amount due is unknown', overdueLoan({ dueItems: [] }), {}],
  ['the loan is not overdue', overdueLoan({ installments: [] }), {}],
  ['the payments are of several loans', undefined, {}],
])('nothing is left to pay when %s', (_, loan, change) => {
  expect(remainderAfterPayment(loan, change)).toBeUndefined()
})
