import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/** A device that is off by less keeps its own time. */
const toleranceMilliseconds = 300_000

/** The device's clock, shifted where it is far from the lender's or where a demo situation sets another time. */
export class DeviceClock implements Clock {
  private shiftMilliseconds = 0

  constructor(private readonly device: () => number = Date.now) {}

  now(): Instant {
    return (this.device() + this.shiftMilliseconds) as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }

  /** Takes over what time it is at the lender's, unless that is not known (NaN). Before anything is shown: nothing jumps. */
  readonly adjust = (lendersTime: number): void => {
    const shift = lendersTime - this.device()
    if (Math.abs(shift) > toleranceMilliseconds) this.shiftMilliseconds = shift
  }

  /** From now on it is that instant, and time goes on from there; without one it is the device's own time. */
  set(instant: Instant | undefined): void {
    this.shiftMilliseconds = instant === undefined ? 0 : instant - this.device()
  }
}
