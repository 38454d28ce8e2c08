import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DueItem } from '@/domain/payments/amount-due'
import { dueItemsCoveredByPayment } from '@/domain/payments/covered-items'
import { nextAmountThatPaysWholeItems, amountsThatPayWholeItems } from '@/domain/payments/whole-item-amounts'
import { totalDue } from '@/domain/payments/total-due'
import { cents, sumCents } from '@/domain/shared/money'

const createDueInstallment = (number: number, amount: number, punitive: number): DueItem => ({
  kind: 'installment',
  number,
  amount: cents(amount),
  punitiveAmount: cents(punitive),
})

/** Amounts due: two overdue installments with their interest, and one of this month. */
const dueItems = [
  createDueInstallment(2, 1_000, 50),
  createDueInstallment(3, 2_000, 30),
  createDueInstallment(4, 2_000, 0),
]

const dueItemsArbitrary = fc.array(
  fc
    .record({
      number: fc.integer({ min: 1, max: 60 }),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      punitive: fc.integer({ min: 0, max: 500_000 }),
    })
    .map(({ number, amount, punitive }) => createDueInstallment(number, amount, punitive)),
  { minLength: 1, maxLength: 12 },
)

describe('a payment of a part of the debt', () => {
  const remaining = (amount: number) =>
    dueItemsCoveredByPayment(dueItems, cents(amount)).map((each) => each.remainingAmount)

  it('pays the first item with its interest before the second', () => {
    expect(remaining(1_049)).toEqual([1, 2_030, 2_000])
    expect(remaining(1_050)).toEqual([0, 2_030, 2_000])
    expect(remaining(1_051)).toEqual([0, 2_029, 2_000])
  })

  it('says how much of each it pays', () => {
    expect(
      dueItemsCoveredByPayment(dueItems, cents(4_000)).map(({ coveredAmount }) => coveredAmount),
    ).toEqual([1_050, 2_030, 920])
  })

  it('pays all of the debt with the total amount', () => {
    expect(remaining(5_080)).toEqual([0, 0, 0])
  })

  it('never loses a cent, and pays no item before the one above it', () => {
    fc.assert(
      fc.property(dueItemsArbitrary, fc.nat(), (due, wanted) => {
        const amount = cents(Math.min(wanted, totalDue(due)))
        const parts = dueItemsCoveredByPayment(due, amount)
        expect(sumCents(parts.map(({ coveredAmount }) => coveredAmount))).toBe(amount)
        for (const [position, part] of parts.entries()) {
          expect(part.coveredAmount + part.remainingAmount).toBe(totalDue([part.item]))
          if (part.coveredAmount > 0)
            expect(parts.slice(0, position).every((each) => each.remainingAmount === 0)).toBe(true)
        }
      }),
    )
  })
})

describe('the amounts of whole lines', () => {
  it('are the first item, the first two, and so on to all', () => {
    expect(amountsThatPayWholeItems(dueItems)).toEqual([1_050, 3_080, 5_080])
  })

  it('lead from any amount to the next whole one', () => {
    expect(nextAmountThatPaysWholeItems(dueItems, cents(1_050), 'more')).toBe(3_080)
    expect(nextAmountThatPaysWholeItems(dueItems, cents(2_000), 'more')).toBe(3_080)
    expect(nextAmountThatPaysWholeItems(dueItems, cents(5_080), 'more')).toBeUndefined()
    expect(nextAmountThatPaysWholeItems(dueItems, cents(3_080), 'less')).toBe(1_050)
    expect(nextAmountThatPaysWholeItems(dueItems, cents(2_000), 'less')).toBe(1_050)
    expect(nextAmountThatPaysWholeItems(dueItems, cents(1_050), 'less')).toBeUndefined()
  })
})
