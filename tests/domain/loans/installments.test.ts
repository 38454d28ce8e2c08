import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  installmentAmountShown,
  hasMoreInstallmentsThanShown,
  installmentsShownAtFirst,
  paidInstallmentCount,
  partlyPaidInstallment,
  remainingInstallmentAmount,
  shownInstallmentStatus,
  installmentsInOrder,
} from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan, anInstallment, createInstallmentsWithNumbers } from '#tests/domain/loans/a-loan'

const installmentNumbersOf = (installments: readonly Installment[]): readonly number[] =>
  installments.map((installment) => installment.number)

const createFirstInstallments = (count: number): readonly Installment[] =>
  createInstallmentsWithNumbers(...Array.from({ length: count }, (_, position) => position + 1))

describe('the installments of a loan', () => {
  it('are sorted by number, not as text', () => {
    expect(installmentNumbersOf(installmentsInOrder(createInstallmentsWithNumbers(10, 2, 1, 9)))).toEqual([
      1, 2, 9, 10,
    ])
  })

  it.each([
    { count: 12, current: 1, shown: [1, 2, 3, 4] },
    { count: 12, current: 2, shown: [1, 2, 3, 4] },
    { count: 12, current: 3, shown: [1, 2, 3, 4] },
    { count: 12, current: 4, shown: [2, 3, 4, 5] },
    { count: 36, current: 20, shown: [18, 19, 20, 21] },
    { count: 10, current: 8, shown: [6, 7, 8, 9] },
    { count: 10, current: 9, shown: [7, 8, 9, 10] },
    { count: 10, current: 10, shown: [8, 9, 10] },
    { count: 3, current: 1, shown: [1, 2, 3] },
    { count: 3, current: 3, shown: [1, 2, 3] },
    { count: 1, current: 1, shown: [1] },
    { count: 0, current: 1, shown: [] },
    { count: 12, current: undefined, shown: [9, 10, 11, 12] },
    { count: 2, current: undefined, shown: [1, 2] },
    { count: 0, current: undefined, shown: [] },
  ])(
    'of which there are $count, with current $current, show $shown at first',
    ({ count, current, shown }) => {
      expect(installmentNumbersOf(installmentsShownAtFirst(createFirstInstallments(count), current))).toEqual(
        shown,
      )
    },
  )

  it('are sorted before the window is cut', () => {
    expect(
      installmentNumbersOf(installmentsShownAtFirst(createInstallmentsWithNumbers(6, 5, 4, 3, 2, 1), 4)),
    ).toEqual([2, 3, 4, 5])
  })

  it('show at most 4, in order, without gaps, including the current one', () => {
    const loan = fc.integer({ min: 1, max: 60 }).chain((count) =>
      fc.record({
        current: fc.integer({ min: 1, max: count }),
        installments: fc.shuffledSubarray([...createFirstInstallments(count)], {
          minLength: count,
          maxLength: count,
        }),
      }),
    )
    fc.assert(
      fc.property(loan, ({ current, installments }) => {
        const shown = installmentNumbersOf(installmentsShownAtFirst(installments, current))
        expect(shown.length).toBeLessThanOrEqual(4)
        expect(shown).toContain(current)
        expect(shown[0]).toBe(Math.max(1, current - 2))
        for (const [position, number] of shown.entries()) expect(number).toBe((shown[0] ?? 0) + position)
      }),
    )
  })

  it.each([
    { count: 0, more: false },
    { count: 4, more: false },
    { count: 5, more: true },
    { count: 36, more: true },
  ])('can be expanded when there are $count: $more', ({ count, more }) => {
    expect(hasMoreInstallmentsThanShown(createFirstInstallments(count))).toBe(more)
  })
})

describe('the amount of an installment', () => {
  it.each([
    { total: 2_900_000, waived: 0, shown: 2_900_000 },
    { total: 2_900_000, waived: 150_001, shown: 2_749_999 },
    { total: 2_900_000, waived: 2_900_000, shown: 0 },
    { total: 2_900_000, waived: 2_900_001, shown: 0 },
  ])('of $total with $waived waived is $shown', ({ total, waived, shown }) => {
    expect(installmentAmountShown({ totalAmount: cents(total), waivedAmount: cents(waived) })).toBe(shown)
  })
})

describe('a partly paid installment', () => {
  const amounts = fc.record({
    total: fc.nat(999_999_999),
    waived: fc.nat(999_999_999),
    paid: fc.nat(999_999_999),
  })

  it('has paid and remaining parts that add up to the cent, or nothing remains', () => {
    fc.assert(
      fc.property(amounts, ({ total, waived, paid }) => {
        const installment = anInstallment({
          status: 'partial',
          totalAmount: cents(total),
          waivedAmount: cents(waived),
          paidAmount: cents(paid),
        })
        const remaining = remainingInstallmentAmount(installment)
        if (paid >= installmentAmountShown(installment)) expect(remaining).toBe(0)
        else expect(remaining + paid).toBe(installmentAmountShown(installment))
      }),
    )
  })

  it('shows the paid part', () => {
    const installment = anInstallment({ number: 2, status: 'partial', paidAmount: cents(2_000_000) })
    expect(partlyPaidInstallment(installment)).toEqual({
      number: 2,
      paidAmount: 2_000_000,
      remainingAmount: 900_000,
    })
  })

  it.each([
    ['partial', undefined],
    ['partial', 0],
    ['paid', 2_900_000],
    ['pending', 100],
  ] as const)('does not show it for a %s one with %s paid', (status, paid) => {
    const paidAmount = paid === undefined ? {} : { paidAmount: cents(paid) }
    expect(partlyPaidInstallment(anInstallment({ status, ...paidAmount }))).toBeUndefined()
  })
})

describe('the status of an installment', () => {
  it.each([
    { status: 'paid', number: 3, shown: 'paid' },
    { status: 'partial', number: 3, shown: 'partial' },
    { status: 'overdue', number: 3, shown: 'overdue' },
    { status: 'deferred', number: 5, shown: 'deferred' },
    { status: 'pending', number: 4, shown: 'pending' },
    { status: 'pending', number: 3, shown: undefined },
    { status: 'pending', number: 5, shown: undefined },
  ] as const)('$status on number $number, current 4, shows as $shown', ({ status, number, shown }) => {
    expect(shownInstallmentStatus({ status, number }, 4)).toBe(shown)
  })

  it('is not shown as pending when there is no current one', () => {
    expect(shownInstallmentStatus({ status: 'pending', number: 1 }, undefined)).toBeUndefined()
  })
})

describe('the number of paid installments', () => {
  const currentInstallment = { number: 4, totalAmount: cents(2_900_000), dueDate: calendarDate('2026-12-01') }

  it('counts those that are known, without partly paid ones', () => {
    const installments = [
      anInstallment({ number: 1, status: 'paid' }),
      anInstallment({ number: 2, status: 'partial' }),
      anInstallment({ number: 3, status: 'paid' }),
      anInstallment({ number: 4 }),
      anInstallment({ number: 5 }),
    ]
    expect(paidInstallmentCount(aLoan({ installments, currentInstallment }))).toBe(2)
  })

  it('counts those before the current one when only that is known', () => {
    expect(paidInstallmentCount(aLoan({ currentInstallment }))).toBe(3)
    expect(paidInstallmentCount(aLoan({ currentInstallment: { ...currentInstallment, number: 1 } }))).toBe(0)
  })

  it('is missing when the server gives neither', () => {
    expect(paidInstallmentCount(aLoan())).toBeUndefined()
  })
})
