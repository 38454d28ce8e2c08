import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DueItem, CreditLineMonthItem } from '@/domain/payments/amount-due'
import { creditLineItemsMergedByMonth, isPayableAmount, totalDue } from '@/domain/payments/total-due'
import { cents, pesosToCents } from '@/domain/shared/money'

const createDueInstallment = (number: number, amount: number, punitive: number): DueItem => ({
  kind: 'installment',
  number,
  amount: cents(amount),
  punitiveAmount: cents(punitive),
})

const createMonthItem = (name: string, amount: number, punitive: number): CreditLineMonthItem => ({
  kind: 'month',
  month: name,
  amount: cents(amount),
  punitiveAmount: cents(punitive),
})

const amountArbitrary = fc.integer({ min: 0, max: 100_000_000_000 })
const monthItemArbitrary = fc
  .tuple(fc.constantFrom('2026-10', '2026-11', '2026-12'), amountArbitrary, amountArbitrary)
  .map(([name, amount, punitive]) => createMonthItem(name, amount, punitive))
const dueItemArbitrary = fc.oneof(
  monthItemArbitrary,
  fc
    .tuple(amountArbitrary, amountArbitrary)
    .map(([amount, punitive]) => createDueInstallment(1, amount, punitive)),
)

describe('the total to pay', () => {
  it.each([
    { lines: [], total: 0 },
    { lines: [createDueInstallment(4, 2_845_017, 0)], total: 2_845_017 },
    {
      lines: [createDueInstallment(3, 1_850_033, 92_507), createDueInstallment(4, 1_850_033, 31_211)],
      total: 3_823_784,
    },
    {
      lines: [createMonthItem('2026-11', 1_000_010, 20), createMonthItem('2026-12', 30, 0)],
      total: 1_000_060,
    },
  ])('of $lines.length lines is $total cents', ({ lines, total }) => {
    expect(totalDue(lines)).toBe(total)
  })

  it('does not drift with tenths of a peso', () => {
    const line: DueItem = {
      kind: 'installment',
      number: 1,
      amount: pesosToCents(0.1),
      punitiveAmount: pesosToCents(0.2),
    }
    expect(totalDue([line])).toBe(30)
  })

  it('is exact for any lines', () => {
    fc.assert(
      fc.property(fc.array(dueItemArbitrary, { maxLength: 60 }), (lines) => {
        const exact = lines.reduce(
          (total, line) => total + BigInt(line.amount) + BigInt(line.punitiveAmount),
          0n,
        )
        expect(BigInt(totalDue(lines))).toBe(exact)
      }),
    )
  })
})

describe('the months of the revolving line', () => {
  it('are one line each, in the order in which they first appear', () => {
    const lines = [
      createMonthItem('2026-12', 100, 0),
      createMonthItem('2026-11', 250, 5),
      createMonthItem('2026-12', 33, 7),
      createMonthItem('2027-01', 1, 0),
    ]
    expect(creditLineItemsMergedByMonth(lines)).toEqual([
      createMonthItem('2026-12', 133, 7),
      createMonthItem('2026-11', 250, 5),
      createMonthItem('2027-01', 1, 0),
    ])
  })

  it('are none without lines', () => {
    expect(creditLineItemsMergedByMonth([])).toEqual([])
  })

  it('do not change the total and list no month twice', () => {
    fc.assert(
      fc.property(fc.array(monthItemArbitrary, { maxLength: 40 }), (lines) => {
        const grouped = creditLineItemsMergedByMonth(lines)
        expect(totalDue(grouped)).toBe(totalDue(lines))
        expect(new Set(grouped.map((line) => line.month)).size).toBe(grouped.length)
      }),
    )
  })
})

describe('the payable part of the amount due', () => {
  it.each([
    [-50_000, 100, false],
    [-1, -1, false],
    [0, 0, false],
    [1, 0, false],
    [1, 1, true],
    [100, 100, true],
    [101, 100, false],
  ])('%d of %d: %s', (amount, due, expected) => {
    expect(isPayableAmount(cents(amount), cents(due))).toBe(expected)
  })
})
