import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A clock that stands still until somebody moves it. */
export class ManualClock implements Clock {
  private timers: readonly Timer[] = []

  constructor(private instant: number = Date.parse('2026-11-21T12:00:00-03:00')) {}

  now(): Instant {
    return this.instant as Instant
  }

  today(): CalendarDate {
    return dayInBuenosAires(this.now())
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.instant + milliseconds, run }
    this.timers = [...this.timers, timer]
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** From now on it is that instant; nothing that was to come by then runs. */
  set(instant: number): void {
    this.instant = instant
  }

  /** Lets that time pass: what falls due runs in order, and what it starts meanwhile too. */
  advance(milliseconds: number): void {
    const end = this.instant + milliseconds
    for (let timer = this.nextBy(end); timer; timer = this.nextBy(end)) {
      this.timers = this.timers.filter((other) => other !== timer)
      this.instant = timer.at
      timer.run()
    }
    this.instant = end
  }

  private nextBy(end: number): Timer | undefined {
    return this.timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
  }
}
