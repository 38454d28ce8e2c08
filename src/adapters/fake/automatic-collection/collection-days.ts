import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'

/** Days of the attempts, counted from the first one: at once, after 48 hours and after 96 hours. */
const attemptDayOffsets = [0, 2, 4]

/** Hour in Buenos Aires at which the bank answers an attempt. */
const attemptResultHour = '10'

/** Hour on the day before an attempt from which the attempt can no longer be stopped. */
const stopDeadlineHour = '20'

export function collectionAttemptDates(first: CalendarDate): readonly CalendarDate[] {
  return attemptDayOffsets.map((days) => addDays(first, days))
}

/**
 * Returns the time at which the bank answers the collection attempt of the given day, in epoch
 * milliseconds.
 */
export function collectionAttemptResultTime(day: CalendarDate): number {
  return Date.parse(`${day}T${attemptResultHour}:00:00-03:00`)
}

/**
 * Returns the time until which the collection attempt of the given day can be stopped, in epoch
 * milliseconds.
 */
export function collectionAttemptStopDeadline(day: CalendarDate): number {
  return Date.parse(`${addDays(day, -1)}T${stopDeadlineHour}:00:00-03:00`)
}
