import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'

/** The one source of time: the device's, or the one that the demo and the tests set. */
export interface Clock {
  now(): Instant
  /** The day it is in Buenos Aires. */
  today(): CalendarDate
  /** Runs once after that time; gives back how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}
export const Clock = Symbol('Clock')
