import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextDueMonthTotal } from '@/domain/home/next-due-month-total'
import { nextPayment } from '@/domain/home/next-payment'
import type { Installment, Loan } from '@/domain/loans/loan'
import { loanStanding } from '@/domain/loans/loan-standing'
import { addDays, calendarDate, daysBetween } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'

const today = calendarDate('2026-11-21')

const installmentArbitrary: fc.Arbitrary<Installment> = fc
  .record({
    number: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: -60, max: 90 }),
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    status: fc.constantFrom('paid', 'pending', 'deferred', 'overdue' as const),
  })
  .map(({ number, days, amount, status }) =>
    anInstallment({ number, status, dueDate: addDays(today, days), totalAmount: cents(amount) }),
  )

const loanArbitrary: fc.Arbitrary<Loan> = fc
  .record({
    loanId: fc.uuid(),
    paymentEnabled: fc.boolean(),
    installments: fc.uniqueArray(installmentArbitrary, { maxLength: 6, selector: ({ number }) => number }),
  })
  .map(({ installments, ...loan }) => {
    const current = installments.find(({ status }) => status === 'pending')
    return aLoan({ ...loan, installments, ...(current ? { currentInstallment: current } : {}) })
  })

const loansArbitrary = fc.array(loanArbitrary, { maxLength: 5 })
const upToDateStatus = { isUpToDate: true, totalDebt: cents(0) }

describe('the home, whatever loans the customer has', () => {
  it('leads with the payable installment that falls due first', () => {
    fc.assert(
      fc.property(loansArbitrary, (loans) => {
        const next = nextPayment({ accountStatus: upToDateStatus, loans, unappliedPayments: [], today })
        if (next?.kind !== 'due') return
        expect(next.daysLeft).toBe(daysBetween(today, next.installment.date))
        expect(loanStanding(next.loan, today)).toEqual(next.installment)
        for (const loan of loans) {
          const standing = loanStanding(loan, today)
          if (standing.kind !== 'up-to-date' || !loan.paymentEnabled) continue
          expect(next.loan.paymentEnabled).toBe(true)
          expect(standing.date >= next.installment.date).toBe(true)
        }
      }),
    )
  })

  it('shows a debt as the lender’s total, and leads to a loan only when the debt is payable there', () => {
    fc.assert(
      fc.property(loansArbitrary, fc.integer({ min: 1, max: 99_999_999 }), (loans, debt) => {
        const accountStatus = { isUpToDate: false, totalDebt: cents(debt) }
        const next = nextPayment({ accountStatus, loans, unappliedPayments: [], today })
        if (next?.kind !== 'overdue') throw new Error('A customer in debt sees it')
        expect(next.amount).toBe(debt)
        if (next.loan) expect(loanStanding(next.loan, today)).toMatchObject({ amount: debt })
      }),
    )
  })

  it('is the same in any order of the loans', () => {
    fc.assert(
      fc.property(loansArbitrary, (loans) => {
        const known = { accountStatus: upToDateStatus, unappliedPayments: [], today }
        const one = nextPayment({ ...known, loans })
        const other = nextPayment({ ...known, loans: loans.toReversed() })
        if (one?.kind !== 'due' || other?.kind !== 'due') expect(other?.kind).toBe(one?.kind)
        else
          expect(other.installment).toMatchObject({
            date: one.installment.date,
            amount: one.installment.amount,
          })
        expect(nextDueMonthTotal(loans.toReversed(), today)).toEqual(nextDueMonthTotal(loans, today))
      }),
    )
  })

  it('adds up exactly what falls due in the month ahead, from today on', () => {
    fc.assert(
      fc.property(loansArbitrary, (loans) => {
        const month = nextDueMonthTotal(loans, today)
        const open = loans
          .flatMap(({ installments }) => installments)
          .filter(({ status, dueDate }) => status !== 'paid' && status !== 'deferred' && dueDate >= today)
        if (!month) {
          expect(open).toEqual([])
          return
        }
        const ofMonth = open.filter(({ dueDate }) => dueDate.startsWith(month.firstDate.slice(0, 7)))
        expect(month.count).toBe(ofMonth.length)
        expect(month.amount).toBe(ofMonth.reduce((sum, { totalAmount }) => sum + totalAmount, 0))
        expect(open.every(({ dueDate }) => dueDate >= month.firstDate)).toBe(true)
      }),
    )
  })
})
