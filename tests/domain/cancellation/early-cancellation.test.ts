import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { cancellationReopeningDay, firstDayOfNextMonth } from '@/domain/cancellation/cancellation-reopening'
import {
  earlyCancellationAvailability,
  firstCancellationDayFromNextMonth,
} from '@/domain/cancellation/early-cancellation'

const createDate = calendarDate
const longAgo = createDate('2026-01-01')

/** Each day of 2027 and of the leap year 2028. */
const everyDay: readonly CalendarDate[] = Array.from({ length: 731 }, (_, index) =>
  addDays(createDate('2027-01-01'), index),
)

/** Months, each with its last day and the first day of the next month. */
const monthBoundaries = [
  ['2027-01', '31', '2027-02-01'],
  ['2027-02', '28', '2027-03-01'],
  ['2027-03', '31', '2027-04-01'],
  ['2027-04', '30', '2027-05-01'],
  ['2027-05', '31', '2027-06-01'],
  ['2027-06', '30', '2027-07-01'],
  ['2027-07', '31', '2027-08-01'],
  ['2027-08', '31', '2027-09-01'],
  ['2027-09', '30', '2027-10-01'],
  ['2027-10', '31', '2027-11-01'],
  ['2027-11', '30', '2027-12-01'],
  ['2027-12', '31', '2028-01-01'],
  ['2028-01', '31', '2028-02-01'],
  ['2028-02', '29', '2028-03-01'],
  ['2028-03', '31', '2028-04-01'],
  ['2028-04', '30', '2028-05-01'],
  ['2028-05', '31', '2028-06-01'],
  ['2028-06', '30', '2028-07-01'],
  ['2028-07', '31', '2028-08-01'],
  ['2028-08', '31', '2028-09-01'],
  ['2028-09', '30', '2028-10-01'],
  ['2028-10', '31', '2028-11-01'],
  ['2028-11', '30', '2028-12-01'],
  ['2028-12', '31', '2029-01-01'],
] as const

describe('the window of a month', () => {
  it.each(monthBoundaries)(
    '%s is open from the 1st to the 27th and closed to its %sth',
    (month, last, opensOn) => {
      const days = everyDay.filter((each) => each.startsWith(month))
      expect(days.at(-1)).toBe(`${month}-${last}`)
      const open = days.filter((each) => earlyCancellationAvailability(longAgo, each).kind === 'open')
      expect([open[0], open.at(-1), open.length]).toEqual([`${month}-01`, `${month}-27`, 27])
      for (const closed of days.slice(27)) {
        expect(earlyCancellationAvailability(longAgo, closed)).toEqual({ kind: 'end-of-month', opensOn })
        expect(cancellationReopeningDay(closed)).toBe(opensOn)
      }
      expect(firstDayOfNextMonth(createDate(`${month}-15`))).toBe(opensOn)
    },
  )
})

describe('the window after the disbursement', () => {
  it.each(everyDay)('is on %s: closed up to the 10th day, open from the 11th on', (disbursed) => {
    const tenth = addDays(disbursed, 10)
    const eleventh = addDays(disbursed, 11)
    expect(earlyCancellationAvailability(disbursed, disbursed).kind).toBe('too-early')
    expect(earlyCancellationAvailability(disbursed, tenth).kind).toBe('too-early')
    const isMonthEnd = Number(eleventh.slice(8)) >= 28
    expect(earlyCancellationAvailability(disbursed, eleventh).kind).toBe(isMonthEnd ? 'end-of-month' : 'open')
  })

  it.each([
    ['2026-11-16', '2026-11-27', 'the 27th still is'],
    ['2026-11-17', '2026-12-01', 'the 28th is not'],
    ['2027-02-17', '2027-03-01', 'the 28th of a February of 28 days is not'],
    ['2028-02-18', '2028-03-01', 'the 29th of February is not'],
    ['2026-12-20', '2027-01-01', 'the 31st of December is not'],
  ])('of %s opens on %s: %s', (disbursed, opensOn) => {
    expect(earlyCancellationAvailability(createDate(disbursed), createDate(disbursed))).toEqual({
      kind: 'too-early',
      opensOn,
    })
  })
})

describe('the first day of the next months on which a loan can be cancelled', () => {
  it.each([
    ['2026-11-29', ['2026-10-01'], '2026-12-01', 'an old loan on the first day of the month'],
    ['2026-11-29', ['2026-11-20'], '2026-12-01', 'a loan whose 11th day is the first day of the month'],
    ['2026-11-29', ['2026-11-24'], '2026-12-05', 'a newer loan on its 11th day'],
    ['2026-11-29', ['2026-11-24', '2026-11-21'], '2026-12-02', 'the loan that opens first'],
    ['2026-12-31', ['2026-12-31'], '2027-01-11', 'a loan of today in the next year'],
    // The lender may close a month before its 28th day.
    ['2026-11-18', ['2026-11-17'], '2026-12-01', 'a loan whose 11th day is after the 27th'],
    ['2026-11-29', [], '2026-12-01', 'without loans, the first day of the month'],
  ])('on %s, of loans of %j is %s: %s', (today, disbursed, opensOn) => {
    expect(firstCancellationDayFromNextMonth(disbursed.map(createDate), createDate(today))).toBe(opensOn)
  })
})
