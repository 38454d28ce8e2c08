import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { lastDayToRevokeLoan, revocationDeadlineOfLoan } from '@/domain/cancellation/revocation-deadline'

const createDate = calendarDate
const holidays = ['2027-03-24', '2027-03-26', '2027-05-01', '2027-12-08', '2028-01-01', '2028-02-29'].map(
  createDate,
)

const everyDay: readonly CalendarDate[] = Array.from({ length: 731 }, (_, index) =>
  addDays(createDate('2027-01-01'), index),
)

describe('the last day to withdraw from a loan', () => {
  it.each([
    ['2026-11-16', ['2026-11-23'], '2026-12-01', 'a holiday on a Monday gives a day more'],
    ['2026-11-16', ['2026-11-22'], '2026-11-30', 'a holiday on a Sunday does not'],
    ['2026-11-16', ['2026-11-16'], '2026-11-30', 'the day of the money never counts, holiday or not'],
    ['2026-11-14', [], '2026-11-27', 'from a Saturday'],
    ['2028-02-18', ['2028-02-28', '2028-02-29'], '2028-03-07', 'over a leap day'],
    ['2027-03-15', ['2027-03-24', '2027-03-25', '2027-03-26', '2027-04-02'], '2027-04-01', 'over Easter'],
  ])('of %s with %j as holidays: %s, %s', (disbursed, off, expected) => {
    expect(lastDayToRevokeLoan(createDate(disbursed), off.map(createDate))).toBe(expected)
  })

  it.each([
    ['24 March and 2 April', '2031-03-21', '2031-04-08'],
    ['1 May', '2031-04-25', '2031-05-12'],
    ['25 May', '2032-05-21', '2032-06-07'],
    ['20 June', '2031-06-13', '2031-06-30'],
    ['9 July', '2031-07-04', '2031-07-21'],
    ['8 December', '2031-12-05', '2031-12-22'],
    ['25 December and 1 January', '2031-12-22', '2032-01-07'],
  ])('skips %s, a holiday of every year: from %s it is %s', (_, disbursed, expected) => {
    expect(lastDayToRevokeLoan(createDate(disbursed), [])).toBe(expected)
  })
})

describe('a withdrawal from an unused loan', () => {
  it.each(everyDay)('of %s is possible on its last day, and not on the next', (disbursementDate) => {
    const loan = { disbursementDate, isUnused: true }
    const last = lastDayToRevokeLoan(disbursementDate, holidays)
    expect(revocationDeadlineOfLoan(loan, disbursementDate, holidays)).toBe(last)
    expect(revocationDeadlineOfLoan(loan, last, holidays)).toBe(last)
    expect(revocationDeadlineOfLoan(loan, addDays(last, 1), holidays)).toBeUndefined()
    // Ten business days take at least two weeks, and never end on a weekend or a holiday.
    expect(last >= addDays(disbursementDate, 12)).toBe(true)
    expect([0, 6]).not.toContain(new Date(`${last}T12:00:00Z`).getUTCDay())
    expect(holidays).not.toContain(last)
  })

  it('is not possible once the money was used', () => {
    const loan = { disbursementDate: createDate('2026-11-16'), isUnused: false }
    expect(revocationDeadlineOfLoan(loan, createDate('2026-11-16'), [])).toBeUndefined()
  })
})
