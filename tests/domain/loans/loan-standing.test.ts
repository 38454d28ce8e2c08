import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { currentAmount, loanStanding } from '@/domain/loans/loan-standing'
import { aLoan, anInstallment } from './a-loan'

const today = calendarDate('2026-11-21')
const current = { number: 5, totalAmount: cents(3_895_040), dueDate: calendarDate('2026-12-01') }

describe('how a customer stands with a loan', () => {
  it('owes what falls due next', () => {
    expect(loanStanding(aLoan({ currentInstallment: current }), today)).toEqual({
      kind: 'due',
      date: '2026-12-01',
    })
  })

  it('owes first of all what is overdue, since the oldest of it', () => {
    const installments = [
      anInstallment({ number: 4, status: 'overdue', dueDate: calendarDate('2026-11-01') }),
      anInstallment({ number: 3, status: 'overdue', dueDate: calendarDate('2026-10-01') }),
      anInstallment({ number: 5, status: 'pending', dueDate: calendarDate('2026-12-01') }),
    ]
    expect(loanStanding(aLoan({ currentInstallment: current, installments }), today)).toEqual({
      kind: 'overdue',
      count: 2,
      since: '2026-10-01',
    })
  })

  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'due'],
    ['2026-12-01', 'due'],
  ])('counts one paid in part that fell due on %s as %s', (dueDate, kind) => {
    const installments = [anInstallment({ status: 'partial', dueDate: calendarDate(dueDate) })]
    expect(loanStanding(aLoan({ currentInstallment: current, installments }), today).kind).toBe(kind)
  })

  it('owes nothing without a current installment', () => {
    const installments = [anInstallment({ status: 'paid', dueDate: calendarDate('2026-11-01') })]
    expect(loanStanding(aLoan({ installments }), today)).toEqual({ kind: 'nothing-due' })
  })
})

describe('what the current installment costs', () => {
  it('is its total minus what is waived', () => {
    const installments = [
      anInstallment({ number: 4, totalAmount: cents(2_900_000) }),
      anInstallment({ number: 5, totalAmount: cents(3_895_040), waivedAmount: cents(150_000) }),
      anInstallment({ number: 6, totalAmount: cents(1) }),
    ]
    expect(currentAmount(aLoan({ currentInstallment: current, installments }))).toBe(3_745_040)
  })

  it('is what the server says of it where the installments are not known', () => {
    expect(currentAmount(aLoan({ currentInstallment: current }))).toBe(3_895_040)
  })

  it('is nothing without one', () => {
    expect(currentAmount(aLoan())).toBeUndefined()
  })
})
