import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  creditLineChartAmounts,
  creditLineStatus,
  fitsCreditLine,
  remainingCreditLineAmount,
} from '@/domain/revolving-line/credit-line'
import { isCreditLineUsedUp } from '@/domain/revolving-line/credit-line-obstacle'
import {
  isFullMovementListOffered,
  mergedCreditLineMovements,
  type CreditLineMovement,
} from '@/domain/revolving-line/credit-line-movement'

const centsArbitrary = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents)

function createMovement(at: number, amount = 100): CreditLineMovement {
  return { kind: 'load', amount: cents(amount), at: instant(at) }
}

describe('the ring of a line', () => {
  it('shows the available and the used credit, which add up to all of it', () => {
    const figures = creditLineChartAmounts({
      maxAmount: cents(60_000),
      remainingAmount: cents(41_235),
      enabled: true,
    })
    expect(figures).toEqual({
      remainingAmount: 41_235,
      usedAmount: 18_765,
      maxAmount: 60_000,
    })
  })

  it.each([
    { maxAmount: 60_000, remainingAmount: 41_235, enabled: false },
    { maxAmount: 0, remainingAmount: 41_235, enabled: true },
  ])('is not shown for %o', ({ maxAmount, remainingAmount, enabled }) => {
    expect(
      creditLineChartAmounts({
        maxAmount: cents(maxAmount),
        remainingAmount: cents(remainingAmount),
        enabled,
      }),
    ).toEqual({ remainingAmount: 0, usedAmount: 0, maxAmount: 0 })
  })

  it('never shows less than nothing or more than all, whatever the lender says', () => {
    fc.assert(
      fc.property(centsArbitrary, centsArbitrary, fc.boolean(), (maxAmount, remainingAmount, enabled) => {
        const figures = creditLineChartAmounts({ maxAmount, remainingAmount, enabled })
        expect(figures.remainingAmount + figures.usedAmount).toBe(figures.maxAmount)
        expect(Math.min(figures.remainingAmount, figures.usedAmount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('what is left of a line', () => {
  it.each([
    [-1, 1, false],
    [0, 0, true],
    [0, 1, false],
    [100, 99, true],
    [100, 100, true],
    [100, 101, false],
  ])('of %i cents is enough for %i: %s', (remaining, amount, fits) => {
    expect(fitsCreditLine(cents(amount), { remainingAmount: cents(remaining) })).toBe(fits)
  })

  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('of %i cents means that the line is used up: %s', (remaining, isUsedUp) => {
    expect(isCreditLineUsedUp({ remainingAmount: cents(remaining) })).toBe(isUsedUp)
  })

  it('is nothing without a line', () => {
    const revolvingLine = { maxAmount: cents(100), remainingAmount: cents(40), enabled: true }
    expect(remainingCreditLineAmount({ revolvingLine })).toBe(40)
    expect(remainingCreditLineAmount({})).toBe(0)
  })
})

describe('the status of a line', () => {
  it.each([
    [{ maxAmount: 0, enabled: true }, true, 'not-activated'],
    [{ maxAmount: 100, enabled: false }, true, 'disabled'],
    [{ maxAmount: 100, enabled: false }, false, 'disabled-in-debt'],
    [{ maxAmount: 100, enabled: true }, false, 'in-debt'],
    [{ maxAmount: 100, enabled: true }, true, 'open'],
  ] as const)('of %o, up to date %s, is %s', ({ maxAmount, enabled }, isUpToDate, status) => {
    expect(creditLineStatus({ maxAmount: cents(maxAmount), enabled }, isUpToDate)).toBe(status)
  })
})

describe('the movements of a line', () => {
  it('are one list, the latest first, and complete', () => {
    const lists = fc.array(fc.array(fc.integer({ min: 0, max: 1_000_000 }).map((at) => createMovement(at))))
    fc.assert(
      fc.property(lists, (all) => {
        const merged = mergedCreditLineMovements(...all)
        expect(merged).toHaveLength(all.flat().length)
        const times = merged.map(({ at }) => at)
        expect(times).toEqual(times.toSorted((one, other) => other - one))
      }),
    )
  })

  it('have their own list from three on', () => {
    expect(
      [2, 3, 4].map((count) =>
        isFullMovementListOffered(Array.from({ length: count }, () => createMovement(1))),
      ),
    ).toEqual([false, true, true])
  })
})
