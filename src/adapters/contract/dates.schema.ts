import * as v from 'valibot'

function dayExists(text: string): boolean {
  const day = text.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** `YYYY-MM-DD`, a day that exists. */
export const calendarDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(dayExists))

/** `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** `YYYY-MM-DDTHH:mm:ssZ`, UTC. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/),
  v.check(dayExists),
)

/** `YYYY-MM-DD HH:mm:ss` with a space, local time: payments only. Source: 1§2. */
export const localDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  v.check(dayExists),
)
