import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDate,
  dayInBuenosAires,
  daysBetween,
  instant,
  isCalendarDate,
} from '@/domain/shared/calendar-date'
import { dayOfMonth, monthOfDate, yearOfDate } from '@/domain/shared/calendar-date-parts'

const dateArbitrary = fc
  .integer({ min: -36_500, max: 36_500 })
  .map((days) => addDays(calendarDate('2000-01-01'), days))

describe('a calendar date', () => {
  it.each(['2026-03-10', '2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '9999-12-31', '0001-01-01'])(
    'can be %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '10/03/2026',
    '2026-03-10T00:00:00Z',
    '2026-03-10 ',
    '9999-99-99',
    '0000-00-00',
  ])('cannot be "%s"', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(() => calendarDate(text)).toThrow(new RangeError('Not a calendar date'))
  })

  it('gives its year, month and day', () => {
    const date = calendarDate('2026-03-09')
    expect([yearOfDate(date), monthOfDate(date), dayOfMonth(date)]).toEqual([2026, 3, 9])
  })

  it.each([
    { from: '2024-02-28', days: 1, to: '2024-02-29' },
    { from: '2026-02-28', days: 1, to: '2026-03-01' },
    { from: '2026-12-31', days: 1, to: '2027-01-01' },
    { from: '2026-03-01', days: -1, to: '2026-02-28' },
    { from: '2026-11-21', days: 40, to: '2026-12-31' },
  ])('$days days after $from is $to', ({ from, days, to }) => {
    expect(addDays(calendarDate(from), days)).toBe(to)
  })

  it('stays within the years that its text can hold', () => {
    expect(() => addDays(calendarDate('9999-12-31'), 1)).toThrow(RangeError)
  })

  it('counts the added days', () => {
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it('sorts as text in the order of time', () => {
    fc.assert(
      fc.property(dateArbitrary, dateArbitrary, (one, other) => {
        expect(one < other).toBe(daysBetween(one, other) > 0)
      }),
    )
  })
})

describe('the day in Buenos Aires', () => {
  it.each([
    { moment: '2026-11-21T02:59:59.999Z', day: '2026-11-20' },
    { moment: '2026-11-21T03:00:00.000Z', day: '2026-11-21' },
    { moment: '2026-11-22T02:59:59.999Z', day: '2026-11-21' },
    { moment: '2026-06-30T23:30:00.000Z', day: '2026-06-30' },
    { moment: '2027-01-01T01:00:00.000Z', day: '2026-12-31' },
    { moment: '2024-03-01T02:00:00.000Z', day: '2024-02-29' },
    { moment: '1969-12-31T12:00:00.000Z', day: '1969-12-31' },
  ])('is $day at $moment', ({ moment, day }) => {
    expect(dayInBuenosAires(instant(Date.parse(moment)))).toBe(day)
  })

  it('changes at midnight in Buenos Aires', () => {
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: 0, max: 86_399_999 }), (date, millisecondsOfDay) => {
        const midnight = Date.parse(`${date}T00:00:00.000-03:00`)
        expect(dayInBuenosAires(instant(midnight + millisecondsOfDay))).toBe(date)
        expect(dayInBuenosAires(instant(midnight - 1))).toBe(addDays(date, -1))
      }),
    )
  })

  it('is missing for an invalid moment', () => {
    expect(() => instant(Date.parse('mañana'))).toThrow(new RangeError('Not an instant'))
  })
})
