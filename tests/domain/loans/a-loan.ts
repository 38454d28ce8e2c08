import type { Installment, Loan } from '@/domain/loans/loan'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

/** Returns a loan of 12 installments without automatic collection. Its list of installments is empty. */
export function aLoan(change: Partial<Loan> = {}): Loan {
  return {
    loanId: 'L-1',
    externalId: '1001',
    productId: 1,
    subproductId: 1,
    disbursedAmount: cents(24_000_000),
    installmentCount: 12,
    averageInstallmentAmount: cents(2_900_000),
    startDate: calendarDate('2026-08-01'),
    disbursementDate: calendarDate('2026-07-20'),
    collectionMode: 'voluntary',
    paymentEnabled: true,
    couponBookEnabled: true,
    isUnused: false,
    installments: [],
    documentKinds: [],
    ...change,
  }
}

export function anInstallment(change: Partial<Installment> = {}): Installment {
  return {
    number: 1,
    status: 'pending',
    dueDate: calendarDate('2026-12-01'),
    totalAmount: cents(2_900_000),
    waivedAmount: cents(0),
    ...change,
  }
}

/** Returns installments with the given numbers, in the given order. Their status is `pending` (not paid). */
export function createInstallmentsWithNumbers(...numbers: readonly number[]): readonly Installment[] {
  return numbers.map((number) => anInstallment({ number }))
}
