import { describe, expect, it } from 'vitest'
import { isDebtAsExpected, type Debt } from '#passport/checks/debt-after-charge'

/** Returns the debt of a loan with two installments, in cents. */
function debt(
  [amountCents, lateInterestCents]: readonly [number, number],
  other: readonly [number, number] = [20_000, 100],
  pendingCents = 0,
): Debt {
  return {
    dueInstallments: [
      { number: 4, amountCents, lateInterestCents },
      { number: 5, amountCents: other[0], lateInterestCents: other[1] },
    ],
    pendingCents,
  }
}

const chargedCents = 1_000

describe('the debt after a charge', () => {
  it.each([
    ['the installment fell by it', debt([10_000, 8_000]), debt([9_000, 8_000])],
    ['the late interest fell by it', debt([10_000, 8_000]), debt([10_000, 7_000])],
    ['it is pending', debt([10_000, 8_000]), debt([10_000, 8_000], [20_000, 100], 1_000)],
    [
      'it is deducted, and so is a payment that was pending',
      debt([10_000, 8_000], [20_000, 100], 500),
      debt([8_500, 8_000]),
    ],
    ['late interest fell in the same proportion, rounded', debt([10_000, 8_000]), debt([9_000, 7_199])],
    [
      'late interest fell with the half that was not late interest',
      debt([10_000, 8_000]),
      debt([9_500, 7_100]),
    ],
    [
      'a paid installment is no longer due, with its late interest',
      debt([10_000, 0], [1_000, 90]),
      { dueInstallments: [{ number: 4, amountCents: 10_000, lateInterestCents: 0 }], pendingCents: 0 },
    ],
  ])('is as expected when %s', (_, before, after) => {
    expect(isDebtAsExpected(before, after, chargedCents)).toBe(true)
  })

  it.each([
    ['nothing fell', debt([10_000, 8_000]), debt([10_000, 8_000])],
    ['one cent is not deducted', debt([10_000, 8_000]), debt([9_001, 8_000])],
    ['the installment fell by twice the charge', debt([10_000, 8_000]), debt([8_000, 8_000])],
    ['the late interest fell by twice the charge', debt([10_000, 8_000]), debt([10_000, 6_000])],
    ['late interest fell by more than its proportion', debt([10_000, 8_000]), debt([9_000, 7_198])],
    [
      'late interest of an installment that was not paid fell',
      debt([10_000, 0]),
      debt([9_000, 0], [20_000, 20]),
    ],
    ['it is deducted and pending', debt([10_000, 8_000]), debt([9_000, 8_000], [20_000, 100], 1_000)],
    [
      'it is deducted and pending, and the interest fell too',
      debt([10_000, 8_000]),
      debt([9_000, 7_200], [20_000, 100], 1_000),
    ],
    ['what is due cannot be read', debt([10_000, 8_000]), debt([Number.NaN, 8_000])],
  ])('is not as expected when %s', (_, before, after) => {
    expect(isDebtAsExpected(before, after, chargedCents)).toBe(false)
  })
})
