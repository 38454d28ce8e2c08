import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth, monthOfDate, yearOfDate } from '@/domain/shared/calendar-date-parts'
import { addMonths } from '@/domain/shared/calendar-month'

const dateArbitrary = fc
  .integer({ min: -36_500, max: 36_500 })
  .map((days) => addDays(calendarDate('2000-01-01'), days))

describe('a date moved by months', () => {
  it.each([
    { from: '2026-01-31', months: 1, to: '2026-02-28' },
    { from: '2024-01-31', months: 1, to: '2024-02-29' },
    { from: '2024-02-29', months: 12, to: '2025-02-28' },
    { from: '2026-03-31', months: -1, to: '2026-02-28' },
    { from: '2026-12-01', months: 1, to: '2027-01-01' },
    { from: '2026-01-15', months: -1, to: '2025-12-15' },
    { from: '2026-05-31', months: 0, to: '2026-05-31' },
    { from: '2026-01-30', months: 25, to: '2028-02-29' },
  ])('$months months after $from is $to', ({ from, months, to }) => {
    expect(addMonths(calendarDate(from), months)).toBe(to)
  })

  it('falls in the expected month, on the same day or its last one', () => {
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: -240, max: 240 }), (date, months) => {
        const later = addMonths(date, months)
        expect(yearOfDate(later) * 12 + monthOfDate(later)).toBe(
          yearOfDate(date) * 12 + monthOfDate(date) + months,
        )
        const isSameDay = dayOfMonth(later) === dayOfMonth(date)
        const isLastDay = dayOfMonth(addDays(later, 1)) === 1
        expect(isSameDay || (isLastDay && dayOfMonth(later) < dayOfMonth(date))).toBe(true)
      }),
    )
  })
})
