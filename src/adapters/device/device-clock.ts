import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/** Difference from the lender's clock up to which the device's own time is used. */
const toleranceMilliseconds = 300_000

/** The device's clock, corrected if it differs much from the lender's, or set to another time by the demo. */
export class DeviceClock implements Clock {
  private shiftMilliseconds = 0
  private wasChecked = false

  constructor(private readonly device: () => number = Date.now) {}

  now(): Instant {
    return (this.device() + this.shiftMilliseconds) as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  isComparedWithLender(): boolean {
    return this.wasChecked
  }

  runAfter(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }

  /**
   * Corrects the clock to the lender's time; does nothing if that time is unknown (NaN). Called before
   * anything is shown, so that no time jumps on the screen.
   */
  readonly adjust = (lendersTime: number): void => {
    if (Number.isNaN(lendersTime)) return
    this.wasChecked = true
    const shift = lendersTime - this.device()
    if (Math.abs(shift) > toleranceMilliseconds) this.shiftMilliseconds = shift
  }

  /**
   * Sets the clock to an instant, from which it runs on. Without an instant the clock returns to the
   * device's time.
   */
  set(instant: Instant | undefined): void {
    this.shiftMilliseconds = instant === undefined ? 0 : instant - this.device()
    this.wasChecked = instant !== undefined
  }
}
