import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

interface ManualTimer {
  readonly dueAt: number
  readonly run: () => void
}

/** A clock that moves only when a test moves it. */
export class ManualClock implements Clock {
  private timers: readonly ManualTimer[] = []
  /**
   * True if the clock reports that it was compared with the lender's time. False if it reports only the
   * time of the device.
   */
  isLenderTimeKnown = false

  constructor(private instant: number = Date.parse('2026-11-21T12:00:00-03:00')) {}

  now(): Instant {
    return this.instant as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  isTimeVerified(): boolean {
    return this.isLenderTimeKnown
  }

  runAfter(milliseconds: number, run: () => void): () => void {
    const timer = { dueAt: this.instant + milliseconds, run }
    this.timers = [...this.timers, timer]
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** Sets the time of the clock, in epoch milliseconds. Timers do not run. */
  set(instant: number): void {
    this.instant = instant
  }

  /**
   * Advances the clock by `milliseconds`. All timers that expire in this time run in order, including
   * those that another timer starts.
   */
  advance(milliseconds: number): void {
    const end = this.instant + milliseconds
    for (let timer = this.nextTimerBefore(end); timer; timer = this.nextTimerBefore(end)) {
      this.timers = this.timers.filter((other) => other !== timer)
      this.instant = timer.dueAt
      timer.run()
    }
    this.instant = end
  }

  private nextTimerBefore(end: number): ManualTimer | undefined {
    return this.timers
      .filter(({ dueAt }) => dueAt <= end)
      .toSorted((one, other) => one.dueAt - other.dueAt)[0]
  }
}
