import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay } from '@/domain/shared/business-day'
import { addDays, calendarDate, daysBetween } from '@/domain/shared/calendar-date'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const createDate = calendarDate
const fixedHolidays = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25']
const holidays = [
  createDate('2026-11-23'),
  createDate('2026-12-08'),
  createDate('2026-12-25'),
  createDate('2027-01-01'),
]

describe('a business day', () => {
  it.each([
    ['2026-11-20', 'a Friday', true],
    ['2026-11-21', 'a Saturday', false],
    ['2026-11-22', 'a Sunday', false],
    ['2026-11-23', 'a Monday that is a holiday', false],
    ['2026-11-24', 'a Tuesday', true],
    ['2031-07-09', 'a Wednesday of a year without configured holidays', false],
    ['2031-07-10', 'the day after', true],
    ['2025-12-31', 'a Wednesday before the days are counted from', true],
    ['2025-12-28', 'a Sunday before them', false],
  ])('%s, %s: %s', (date, _, expected) => {
    expect(isBusinessDay(createDate(date), holidays)).toBe(expected)
  })
})

describe('the shipped holidays', () => {
  const shipped = readShippedConfiguration().settings.holidays
  /**
   * Holidays that fall on another date each year and on a weekday, as `MM-DD`, by year.
   * Source: Ley 27.399, art. 1 and 6.
   */
  const moving: readonly (readonly [string, readonly string[]])[] = [
    ['2026', ['02-16', '02-17', '04-03', '06-15', '08-17', '10-12', '11-23']],
    ['2027', ['02-08', '02-09', '03-26', '06-21', '08-16', '10-11']],
    ['2028', ['02-28', '02-29', '04-14', '08-21', '10-16', '11-20']],
  ]

  it.each(moving)('of %s are those of Carnival, of Easter and those that the law moves', (year, days) => {
    for (const each of days) expect(isBusinessDay(createDate(`${year}-${each}`), shipped)).toBe(false)
  })

  it('fall on working days, except the fixed ones', () => {
    const others = shipped.filter((each) => !fixedHolidays.includes(each.slice(5)))
    expect(others.filter((each) => !isBusinessDay(each, []))).toEqual([])
  })
})

describe('a number of business days later', () => {
  it.each([
    ['2026-11-16', 1, '2026-11-17', 'the day itself does not count'],
    ['2026-11-20', 1, '2026-11-24', 'over a weekend and a holiday'],
    ['2026-11-16', 10, '2026-12-01', 'with one holiday between'],
    ['2026-11-21', 10, '2026-12-07', 'from a Saturday'],
    ['2026-12-18', 10, '2027-01-05', 'over the end of a year with two holidays'],
    ['2028-02-21', 10, '2028-03-06', 'over the 29th of February'],
    ['2027-02-15', 10, '2027-03-01', 'over a February of 28 days'],
    ['2026-11-16', 0, '2026-11-16', 'none'],
  ])('is for %s and %i: %s, %s', (from, count, expected) => {
    expect(addBusinessDays(createDate(from), count, holidays)).toBe(expected)
  })

  it('is not delayed by a holiday that falls on a weekend', () => {
    const sunday = createDate('2026-11-22')
    expect(addBusinessDays(createDate('2026-11-20'), 1, [sunday])).toBe('2026-11-23')
  })

  it('is a business day with exactly that many before it, for any holidays', () => {
    const anyDay = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays(createDate('2026-01-01'), days))
    fc.assert(
      fc.property(
        anyDay,
        fc.array(anyDay, { maxLength: 30 }),
        fc.integer({ min: 1, max: 15 }),
        (from, off, count) => {
          const last = addBusinessDays(from, count, off)
          const between = Array.from({ length: daysBetween(from, last) }, (_, index) =>
            addDays(from, index + 1),
          )
          const worked = between.filter((each) => {
            const weekday = new Date(`${each}T12:00:00Z`).getUTCDay()
            const isFixed = fixedHolidays.includes(each.slice(5))
            return weekday !== 0 && weekday !== 6 && !isFixed && !off.includes(each)
          })
          expect(worked).toHaveLength(count)
          expect(worked.at(-1)).toBe(last)
        },
      ),
    )
  })
})
