import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  hasOverdueInstallment,
  loanStanding,
  nextInstallment,
  overdueInstallmentsNotShown,
} from '@/domain/loans/loan-standing'
import type { DueItem } from '@/domain/payments/amount-due'
import { totalDue } from '@/domain/payments/total-due'
import { aLoan, anInstallment } from './a-loan'

const today = calendarDate('2026-11-21')
const fifthInstallment = { number: 5, totalAmount: cents(3_895_040), dueDate: calendarDate('2026-12-01') }

describe('the standing of a customer with a loan', () => {
  it('is the next amount due', () => {
    expect(loanStanding(aLoan({ currentInstallment: fifthInstallment }), today)).toEqual({
      kind: 'up-to-date',
      number: 5,
      amount: 3_895_040,
      date: '2026-12-01',
      partlyPaidInstallments: [],
    })
  })

  it('is first of all what is overdue, since the oldest part of it', () => {
    const installments = [
      anInstallment({ number: 4, status: 'overdue', dueDate: calendarDate('2026-11-01') }),
      anInstallment({ number: 3, status: 'overdue', dueDate: calendarDate('2026-10-01') }),
      anInstallment({ number: 5, status: 'pending', dueDate: calendarDate('2026-12-01') }),
    ]
    expect(loanStanding(aLoan({ currentInstallment: fifthInstallment, installments }), today)).toEqual({
      kind: 'overdue',
      count: 2,
      since: '2026-10-01',
      amount: undefined,
      punitiveAmount: 0,
      partlyPaidInstallments: [],
    })
  })

  it("includes the lender's interest, and what remains of a partly paid installment", () => {
    const installments = [
      anInstallment({
        number: 2,
        status: 'partial',
        dueDate: calendarDate('2026-09-01'),
        totalAmount: cents(3_895_040),
        paidAmount: cents(2_000_000),
      }),
      anInstallment({ number: 3, status: 'overdue', dueDate: calendarDate('2026-10-01') }),
    ]
    const dueItems = [createDueItem(2, 1_895_040, 113_702), createDueItem(3, 3_895_040, 272_653)]
    expect(
      loanStanding(aLoan({ currentInstallment: fifthInstallment, installments, dueItems }), today),
    ).toEqual({
      kind: 'overdue',
      count: 2,
      since: '2026-09-01',
      amount: 6_176_435,
      punitiveAmount: 386_355,
      partlyPaidInstallments: [{ number: 2, paidAmount: 2_000_000, remainingAmount: 1_895_040 }],
    })
  })

  it('has an unknown amount when the lender asks for none', () => {
    const installments = [anInstallment({ status: 'overdue', dueDate: calendarDate('2026-11-01') })]
    expect(loanStanding(aLoan({ installments, dueItems: [] }), today)).toMatchObject({ amount: undefined })
  })

  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'up-to-date'],
    ['2026-12-01', 'up-to-date'],
  ])('treats a partly paid installment due on %s as %s', (dueDate, kind) => {
    const installments = [anInstallment({ status: 'partial', dueDate: calendarDate(dueDate) })]
    expect(loanStanding(aLoan({ currentInstallment: fifthInstallment, installments }), today).kind).toBe(kind)
  })

  it('is nothing due without a current installment', () => {
    const installments = [anInstallment({ status: 'paid', dueDate: calendarDate('2026-11-01') })]
    expect(loanStanding(aLoan({ installments }), today)).toEqual({ kind: 'nothing-due' })
  })
})

describe('the overdue amount of a loan', () => {
  const lines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.nat(9_999_999_999), fc.nat(999_999_999))
      .map(([number, amount, punitive]) => createDueItem(number, amount, punitive)),
    { minLength: 1, maxLength: 12 },
  )
  const installments = [anInstallment({ status: 'overdue', dueDate: calendarDate('2026-11-01') })]
  const overdueBy = (dueItems: readonly DueItem[]) => {
    const standing = loanStanding(aLoan({ installments, dueItems }), today)
    if (standing.kind !== 'overdue') throw new Error(`It is ${standing.kind}`)
    return standing
  }

  it("is what paying it costs by the lender's list", () => {
    fc.assert(
      fc.property(lines, (due) => {
        expect(overdueBy(due).amount ?? 0).toBe(totalDue(due))
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (due) => {
        expect(overdueBy(due.toReversed())).toEqual(overdueBy(due))
      }),
    )
  })

  it('grows with each line to the cent, and its interest is never more than all of it', () => {
    fc.assert(
      fc.property(lines, fc.nat(9_999_999), fc.nat(9_999_999), (due, amount, punitive) => {
        const before = overdueBy(due)
        const after = overdueBy([...due, createDueItem(61, amount, punitive)])
        expect((after.amount ?? 0) - (before.amount ?? 0)).toBe(amount + punitive)
        expect(after.punitiveAmount - before.punitiveAmount).toBe(punitive)
        expect(after.punitiveAmount).toBeLessThanOrEqual(after.amount ?? 0)
      }),
    )
  })

  it.each([
    ['overdue', '2026-12-01', true],
    ['partial', '2026-11-20', true],
    ['partial', '2026-11-21', false],
    ['pending', '2026-11-20', false],
    ['deferred', '2026-11-01', false],
    ['paid', '2026-11-01', false],
  ] as const)('is for a %s one of %s: %s', (status, dueDate, isOverdue) => {
    const loan = aLoan({ installments: [anInstallment({ status, dueDate: calendarDate(dueDate) })] })
    expect(hasOverdueInstallment(loan, today)).toBe(isOverdue)
  })
})

describe('the next installment', () => {
  it('costs its total minus what is waived and what was paid', () => {
    const installments = [
      anInstallment({ number: 4, totalAmount: cents(2_900_000) }),
      anInstallment({
        number: 5,
        status: 'partial',
        totalAmount: cents(3_895_040),
        waivedAmount: cents(150_000),
        paidAmount: cents(1_000_000),
      }),
      anInstallment({ number: 6, totalAmount: cents(1) }),
    ]
    expect(nextInstallment(aLoan({ currentInstallment: fifthInstallment, installments }))).toEqual({
      number: 5,
      amount: 2_745_040,
      date: '2026-12-01',
      partlyPaidInstallments: [{ number: 5, paidAmount: 1_000_000, remainingAmount: 2_745_040 }],
    })
  })

  it("costs the server's amount when the installments are unknown", () => {
    expect(nextInstallment(aLoan({ currentInstallment: fifthInstallment }))?.amount).toBe(3_895_040)
  })

  it.each([
    ['it is paid', { status: 'paid' }],
    ['it is deferred', { status: 'deferred' }],
    ['all of it is waived', { waivedAmount: cents(2_900_000) }],
    ['nothing is left of it', { status: 'partial', paidAmount: cents(2_900_000) }],
  ] as const)(
    'is the first later one with something left to pay when, of the current one, %s',
    (_, change) => {
      const installments = [
        anInstallment({ number: 7, totalAmount: cents(700), dueDate: calendarDate('2027-02-01') }),
        anInstallment({ number: 6, status: 'deferred' }),
        anInstallment({ number: 5, ...change }),
        anInstallment({ number: 4 }),
      ]
      const loan = aLoan({ currentInstallment: fifthInstallment, installments })
      expect(loanStanding(loan, today)).toEqual({
        kind: 'up-to-date',
        number: 7,
        amount: 700,
        date: '2027-02-01',
        partlyPaidInstallments: [],
      })
    },
  )

  it('is missing when the current one is paid and none follows', () => {
    const installments = [anInstallment({ number: 4 }), anInstallment({ number: 5, status: 'paid' })]
    const loan = aLoan({ currentInstallment: fifthInstallment, installments })
    expect(loanStanding(loan, today)).toEqual({ kind: 'nothing-due' })
  })

  it('is missing without a current one', () => {
    expect(nextInstallment(aLoan())).toBeUndefined()
  })
})

function createDueItem(number: number, amount: number, punitiveAmount: number): DueItem {
  return { kind: 'installment', number, amount: cents(amount), punitiveAmount: cents(punitiveAmount) }
}

describe('the overdue installments that the window leaves out', () => {
  const late = (number: number) =>
    anInstallment({ number, status: 'overdue', dueDate: calendarDate('2026-09-01') })

  it('are those before it, by number', () => {
    const installments = [late(4), late(2), late(1), anInstallment({ number: 5 })]
    expect(
      overdueInstallmentsNotShown({ installments, currentInstallment: fifthInstallment }, today),
    ).toEqual([late(1), late(2)])
  })

  it('are none while the window shows them all', () => {
    const installments = [late(3), late(4), anInstallment({ number: 5 })]
    expect(
      overdueInstallmentsNotShown({ installments, currentInstallment: fifthInstallment }, today),
    ).toEqual([])
  })
})
