import { describe, expect, it } from 'vitest'
import { prepaymentDiscountTextValues, prepaymentDiscountPercent } from '@/domain/home/prepayment-discount'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

describe('the discount of the prepaid benefit', () => {
  it.each([
    [20_490_000, 16_801_800, 18],
    [100_000, 90_500, 10],
    [40_00, 17_00, 58],
    [100_000, 90_501, 9],
    [100_000, 90_499, 10],
    [100_000, 99_500, 1],
    [100_000, 99_501, 0],
    [100_000, 100_000, 0],
    [100_000, 0, 100],
    [100_000, 110_000, -10],
    [0, 0, 0],
    [0, 5_000, 0],
  ])('of installments of %d for %d cents is %d percent', (totalInstallments, amount, percent) => {
    expect(
      prepaymentDiscountPercent({
        priceWithDiscount: cents(amount),
        totalInstallmentAmount: cents(totalInstallments),
      }),
    ).toBe(percent)
  })
})

describe('the text of the prepaid benefit', () => {
  const of = (amount: number, day: string) =>
    prepaymentDiscountTextValues(
      { priceWithDiscount: cents(amount), totalInstallmentAmount: cents(100_000) },
      calendarDate(day),
    )

  it.each([
    [90_000, 'percent'],
    [90_500, 'percent'],
    [90_501, 'plain'],
    [100_000, 'plain'],
    [120_000, 'plain'],
  ])('for %d of 100.000 cents has the title %s', (amount, title) => {
    expect(of(amount, '2026-11-05').titleKind).toBe(title)
  })

  it.each([
    ['2026-11-01', 'this-month'],
    ['2026-11-10', 'this-month'],
    ['2026-11-11', 'next-month'],
    ['2026-11-30', 'next-month'],
  ])('on %s is about %s', (day, until) => {
    expect(of(80_000, day).lastValidMonth).toBe(until)
  })
})
