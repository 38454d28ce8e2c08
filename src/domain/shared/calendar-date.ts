/** A day of the calendar, `YYYY-MM-DD`, without hour or zone: it is shown unshifted. Source: GEN-01. */
export type CalendarDate = string & { readonly unit: 'calendar-date' }

/** Milliseconds since 1970 in UTC, as the clock port gives them. */
export type Instant = number & { readonly unit: 'epoch-ms' }

const millisecondsPerDay = 86_400_000
/** Argentina keeps UTC-3 all year. */
const buenosAiresOffsetMilliseconds = -3 * 3_600_000

export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return toText(toDays(text)) === text
}

/** Throws when the text is not a day that exists: answers are checked before they get here. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError('Not a calendar date')
  return text
}

/** Throws when it is not a moment of time. */
export function instant(millisecondsSinceEpoch: number): Instant {
  if (!Number.isFinite(millisecondsSinceEpoch)) throw new RangeError('Not an instant')
  return millisecondsSinceEpoch as Instant
}

/** The day it is in Buenos Aires at that instant. */
export function dayInBuenosAires(moment: Instant): CalendarDate {
  return fromDays(Math.floor((moment + buenosAiresOffsetMilliseconds) / millisecondsPerDay))
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDays(toDays(date) + days)
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDays(to) - toDays(from)
}

/** The same day `months` later; the last day of the month where that day does not exist. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  // Months since year 0: a date takes as many as there are.
  const month = yearOf(date) * 12 + (monthOf(date) - 1) + months
  const lastDay = new Date(new Date(0).setUTCFullYear(0, month + 1, 0)).getUTCDate()
  const day = Math.min(dayOfMonth(date), lastDay)
  return fromDays(new Date(0).setUTCFullYear(0, month, day) / millisecondsPerDay)
}

export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

/** 1 to 12. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

/** Of the year 1 too, where a server keeps a date that it does not have: `Date.UTC` would read it as 1901. */
function toDays(date: string): number {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  return new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsPerDay
}

/** Throws past the year 9999, whose text would be another day. */
function fromDays(days: number): CalendarDate {
  return calendarDate(toText(days))
}

function toText(days: number): string {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10)
}
