import { addDays, calendarDate, type CalendarDate } from './calendar-date'
import { dayOfMonth, monthOfDate, yearOfDate } from './calendar-date-parts'

/**
 * Returns the date that lies the given number of months later: the same day of the month, or the last
 * day if that month is too short.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const monthsSinceYearZero = yearOfDate(date) * 12 + (monthOfDate(date) - 1) + months
  const year = Math.floor(monthsSinceYearZero / 12)
  const month = monthsSinceYearZero - year * 12 + 1
  const firstDay = calendarDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)
  const sameDay = addDays(firstDay, dayOfMonth(date) - 1)
  return monthOfDate(sameDay) === month ? sameDay : addDays(sameDay, -dayOfMonth(sameDay))
}
