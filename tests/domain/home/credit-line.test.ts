import { describe, expect, it } from 'vitest'
import { homeCreditLineInfo } from '@/domain/home/credit-line-card'
import { isCreditLinePopUpDue } from '@/domain/home/credit-line-pop-up'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

describe('the card of the revolving line', () => {
  const line = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }

  it.each([
    ['no line at all', undefined, undefined],
    ['neither line nor offer', line, undefined],
    ['an offer of nothing', { ...line, campaignMaxAmount: cents(0) }, undefined],
    ['an offer', { ...line, campaignMaxAmount: cents(500) }, { kind: 'offer', maxOffered: 500 }],
    [
      'a line',
      { maxAmount: cents(900), remainingAmount: cents(0), enabled: true },
      { kind: 'line', remaining: 0 },
    ],
    ['a disabled line', { ...line, maxAmount: cents(900) }, { kind: 'disabled' }],
    [
      'a line and an offer',
      { ...line, maxAmount: cents(900), enabled: true, campaignMaxAmount: cents(500) },
      { kind: 'line', remaining: 0 },
    ],
  ])('with %s', (_, revolvingLine, card) => {
    expect(homeCreditLineInfo({ isUpToDate: true, ...(revolvingLine ? { revolvingLine } : {}) })).toEqual(
      card,
    )
  })

  it('is disabled while the customer is in debt, and first says that the line is disabled', () => {
    const inDebt = (enabled: boolean) =>
      homeCreditLineInfo({ isUpToDate: false, revolvingLine: { ...line, maxAmount: cents(900), enabled } })
    expect(inDebt(true)).toEqual({ kind: 'paused', remaining: 0 })
    expect(inDebt(false)).toEqual({ kind: 'disabled' })
  })
})

describe('the dialog about the revolving line', () => {
  it.each([
    [undefined, true],
    ['2026-11-21', false],
    ['2026-10-23', false],
    ['2026-10-22', true],
    ['2026-11-22', true],
  ])('last shown on %s, is due on the 21st of November: %s', (day, isDue) => {
    const lastShown = day === undefined ? undefined : calendarDate(day)
    expect(isCreditLinePopUpDue(lastShown, calendarDate('2026-11-21'))).toBe(isDue)
  })
})
