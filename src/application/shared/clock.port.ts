import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import { definePort } from './port'

/**
 * The portal's only source of time: the device's clock, corrected if the lender's server has a very
 * different time, or a clock that the demo or a test sets.
 */
export interface Clock {
  now(): Instant
  /** Returns the current day in Buenos Aires. */
  today(): CalendarDate
  /** Returns whether the portal has compared the time of the device with the time of the lender's server. */
  isTimeVerified(): boolean
  /** Calls `run` once, after the given number of milliseconds. Returns a function that cancels the call. */
  runAfter(milliseconds: number, run: () => void): () => void
}
export const Clock = definePort<Clock>('Clock')
