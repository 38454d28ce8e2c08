/**
 * A calendar day, `YYYY-MM-DD`, without time or time zone. The portal shows the day as it is and never
 * converts it to another time zone. Source: GEN-01.
 */
export type CalendarDate = string & { readonly unit: 'calendar-date' }

/** A moment, as milliseconds since 1970 in UTC. */
export type Instant = number & { readonly unit: 'epoch-ms' }

const dayMilliseconds = 86_400_000
/** Difference between the time in Buenos Aires and UTC, in milliseconds. It is the same all year. */
const buenosAiresOffsetMilliseconds = -3 * 3_600_000

export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = yearMonthDayOf(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/**
 * Parses a date in the form `YYYY-MM-DD`. Throws if the day does not exist. That is a programming error,
 * because dates from the server are checked before this function is called.
 */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError('Not a calendar date')
  return text
}

/** Converts milliseconds since 1970 to an instant. Throws if the number is not finite. */
export function instant(millisecondsSinceEpoch: number): Instant {
  if (!Number.isFinite(millisecondsSinceEpoch)) throw new RangeError('Not an instant')
  return millisecondsSinceEpoch as Instant
}

/** Returns the calendar day that it is in Buenos Aires at the given moment. */
export function dayInBuenosAires(moment: Instant): CalendarDate {
  return dateFromDays(Math.floor((moment + buenosAiresOffsetMilliseconds) / dayMilliseconds))
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateFromDays(daysSince1970(date) + days)
}

/** Returns the number of whole days from the date `from` to the date `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return daysSince1970(to) - daysSince1970(from)
}

/**
 * Returns the number of days from 1970 to the date. Works also for the year 1, which servers use for a
 * missing date and `Date.UTC` reads as 1901.
 */
function daysSince1970(date: CalendarDate): number {
  const [year, month, day] = yearMonthDayOf(date)
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayMilliseconds
}

function yearMonthDayOf(date: string): readonly [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Returns the date that lies the given number of days after the first day of 1970. Throws for years
 * after 9999, which do not fit the format.
 */
function dateFromDays(days: number): CalendarDate {
  return calendarDate(new Date(days * dayMilliseconds).toISOString().slice(0, 10))
}
