import { describe, expect, it } from 'vitest'
import {
  collectionAttemptDays,
  automaticCollectionPlan,
  defaultCollectionRetryHours,
  weeksContainingDays,
} from '@/domain/automatic-collection/automatic-collection-plan'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

function createInstallment(number: number, date: string, amount: number) {
  return { number, date: calendarDate(date), amount: cents(amount) }
}

describe('the amount and day of an automatic collection', () => {
  it('are one when all installments have the same', () => {
    const firstInstallment = createInstallment(4, '2026-12-01', 1_262_500)
    const lastInstallment = createInstallment(6, '2027-02-01', 1_262_500)
    expect(
      automaticCollectionPlan([
        firstInstallment,
        createInstallment(5, '2027-01-01', 1_262_500),
        lastInstallment,
      ]),
    ).toEqual({
      firstInstallment,
      lastInstallment,
      installmentCount: 3,
      total: 3_787_500,
      installmentAmount: 1_262_500,
      dayOfMonth: 1,
    })
  })

  it('are missing when they differ', () => {
    const plan = automaticCollectionPlan([
      createInstallment(4, '2026-01-31', 100),
      createInstallment(5, '2026-02-28', 200),
    ])
    expect(plan).toMatchObject({ installmentCount: 2, total: 300 })
    expect(plan).not.toHaveProperty('installmentAmount')
    expect(plan).not.toHaveProperty('dayOfMonth')
  })

  it('are missing without installments', () => {
    expect(automaticCollectionPlan([])).toBeUndefined()
  })
})

describe('the attempts of an automatic collection', () => {
  const firstDay = calendarDate('2026-12-30')

  it('are on the day, and after 48 and 96 hours', () => {
    expect(collectionAttemptDays(firstDay, defaultCollectionRetryHours)).toEqual([
      '2026-12-30',
      '2027-01-01',
      '2027-01-03',
    ])
  })

  it.each([
    [[], ['2026-12-30']],
    [
      [72, 24],
      ['2026-12-30', '2026-12-31', '2027-01-02'],
    ],
    [
      [5, 48, 50],
      ['2026-12-30', '2027-01-01'],
    ],
  ])('are those that the lender configures: %j', (hours, days) => {
    expect(collectionAttemptDays(firstDay, hours)).toEqual(days)
  })

  it.each([
    ['a Monday', ['2026-11-23'], ['2026-11-23 to 2026-11-29']],
    ['a Sunday', ['2026-11-29'], ['2026-11-23 to 2026-11-29']],
    ['two weeks', ['2026-11-27', '2026-12-01'], ['2026-11-23 to 2026-11-29', '2026-11-30 to 2026-12-06']],
    ['two years', ['2026-12-30', '2027-01-03'], ['2026-12-28 to 2027-01-03']],
    ['no day', [], []],
  ])('are shown in whole weeks from Monday on: %s', (_, days, weeks) => {
    const drawn = weeksContainingDays(days.map(calendarDate))
    expect(drawn.map((week) => `${week[0]} to ${week[6]}`)).toEqual(weeks)
    expect(drawn.every(({ length }) => length === 7)).toBe(true)
  })
})
