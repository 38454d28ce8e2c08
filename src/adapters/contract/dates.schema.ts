import * as v from 'valibot'

/** Number of days of each month in a year that is not a leap year. */
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Returns whether a text begins with a date that exists. Calculated without `Date`, which is several times
 * slower for thousands of payments.
 */
function startsWithExistingDate(text: string): boolean {
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8, 10))
  const isLeapDay = month === 2 && day === 29 && isLeapYear(year)
  return isLeapDay || (day >= 1 && day <= (daysInMonth[month - 1] ?? 0))
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** A date as `YYYY-MM-DD`. A day that does not exist, such as `2026-02-30`, is refused. */
export const calendarDateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(startsWithExistingDate),
)

/** A year and month as `YYYY-MM`. */
export const yearMonthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A moment in UTC as `YYYY-MM-DDTHH:mm:ssZ`. */
export const utcInstantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/),
  v.check(startsWithExistingDate),
)

/**
 * A date and time as `YYYY-MM-DD HH:mm:ss`, with a space and in local time. Only payments have dates in
 * this format.
 * Source: 1§2.
 */
export const localDateTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  v.check(startsWithExistingDate),
)
