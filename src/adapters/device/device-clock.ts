import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/**
 * Largest difference, in milliseconds, between the device's clock and the lender's at which the device's
 * clock is not corrected.
 */
const toleranceMilliseconds = 300_000

/**
 * The device's clock, corrected if it differs much from the time of the lender's server. The demo can
 * set it to another time.
 */
export class DeviceClock implements Clock {
  private shiftMilliseconds = 0
  private isCompared = false

  constructor(private readonly deviceTime: () => number = Date.now) {}

  now(): Instant {
    return (this.deviceTime() + this.shiftMilliseconds) as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  isTimeVerified(): boolean {
    return this.isCompared
  }

  runAfter(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }

  /**
   * Corrects the clock to the time of the lender's server if they differ by more than five minutes. Does
   * nothing if that time is unknown (NaN). Called before the portal shows any time, so that no displayed
   * time changes suddenly.
   */
  readonly adjust = (lendersTime: number): void => {
    if (Number.isNaN(lendersTime)) return
    this.isCompared = true
    const shift = lendersTime - this.deviceTime()
    if (Math.abs(shift) > toleranceMilliseconds) this.shiftMilliseconds = shift
  }

  /**
   * Sets the clock to a moment and lets it run on from there. Without a moment, the clock shows the time
   * of the device again.
   */
  setTime(instant: Instant | undefined): void {
    this.shiftMilliseconds = instant === undefined ? 0 : instant - this.deviceTime()
    this.isCompared = instant !== undefined
  }
}
