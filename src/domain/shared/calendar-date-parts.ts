import type { CalendarDate } from './calendar-date'

/** Returns the day of a date within its month, from 1 to 31. */
export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

/** Returns the month of a date as a number from 1 to 12. */
export function monthOfDate(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}

/** Returns the year of a date, such as 2026. */
export function yearOfDate(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}
