import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'

/** Holidays of every year, as month and day. Source: Ley 27.399, art. 1. */
const holidays = '01-01 03-24 04-02 05-01 05-25 06-20 07-09 12-08 12-25'.split(' ')

/** Returns the day that is `count` working days after the given day. */
export function addWorkingDays(first: CalendarDate, count: number): CalendarDate {
  const next = addDays(first, 1)
  if (!isWorkingDay(next)) return addWorkingDays(next, count)
  return count > 1 ? addWorkingDays(next, count - 1) : next
}

function isWorkingDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !holidays.includes(day.slice(5))
}
