import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/** The device's clock, shifted where a demo situation sets another time. */
export class DeviceClock implements Clock {
  private shiftMilliseconds = 0

  now(): Instant {
    return (Date.now() + this.shiftMilliseconds) as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }

  /** From now on it is that instant, and time goes on from there; without one it is the device's own time. */
  set(instant: Instant | undefined): void {
    this.shiftMilliseconds = instant === undefined ? 0 : instant - Date.now()
  }
}
