import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import { definePort } from './port'

/** The only source of time: the device's clock, or one set by the demo and the tests. */
export interface Clock {
  now(): Instant
  /** Returns the current day in Buenos Aires. */
  today(): CalendarDate
  /** Returns whether the portal has compared the device's time with the lender's. */
  isComparedWithLender(): boolean
  /** Calls `run` once after that many milliseconds. Returns a function that cancels it. */
  runAfter(milliseconds: number, run: () => void): () => void
}
export const Clock = definePort<Clock>('Clock')
