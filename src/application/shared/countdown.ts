import { Observable } from 'rxjs'
import { takeWhile } from 'rxjs/operators'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from './clock.port'

/** Emits once, after the given milliseconds, and completes. With 0 it emits at once. */
export function emitAfter(clock: Clock, milliseconds: number): Observable<void> {
  return new Observable((subscriber) => {
    const emit = (): void => {
      subscriber.next()
      subscriber.complete()
    }
    if (milliseconds > 0) return clock.runAfter(milliseconds, emit)
    return emit()
  })
}

/**
 * Emits at once and then every second how many whole seconds are left until the given time. The number is
 * computed from the clock, so it stays correct if the device sleeps or its clock is changed. Never completes,
 * because the clock may be set back. Source: REF-02.
 */
export function secondsLeftUntil(clock: Clock, until: Instant): Observable<number> {
  return new Observable((subscriber) => {
    let stop = (): void => undefined
    const step = (): void => {
      stop = clock.runAfter(1000, step)
      subscriber.next(Math.max(0, Math.ceil((until - clock.now()) / 1000)))
    }
    step()
    return () => stop()
  })
}

/** Counts down like `secondsLeftUntil`, and completes after it has emitted 0. */
export function createCountdown(clock: Clock, until: Instant): Observable<number> {
  return secondsLeftUntil(clock, until).pipe(takeWhile((left) => left > 0, true))
}
