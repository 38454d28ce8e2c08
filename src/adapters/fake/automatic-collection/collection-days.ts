import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'

/** Days after the first attempt at which the bank is asked: at once, after 48 and after 96 hours. */
const attemptDays = [0, 2, 4]

/** Hour in Buenos Aires at which the bank answers an attempt. */
const attemptHour = '10'

/** Hour on the day before an attempt from which it can no longer be stopped. */
const lastHour = '20'

export function attemptDates(first: CalendarDate): readonly CalendarDate[] {
  return attemptDays.map((days) => addDays(first, days))
}

/** Returns the time at which the bank answers that day's attempt to collect, in epoch milliseconds. */
export function attemptAnsweredAt(day: CalendarDate): number {
  return Date.parse(`${day}T${attemptHour}:00:00-03:00`)
}

/** Returns the time until which that day's attempt to collect can be stopped, in epoch milliseconds. */
export function attemptStoppableUntil(day: CalendarDate): number {
  return Date.parse(`${addDays(day, -1)}T${lastHour}:00:00-03:00`)
}
