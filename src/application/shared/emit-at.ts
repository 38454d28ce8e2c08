import { Observable } from 'rxjs'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from './clock.port'

/** How often `emitAt` compares the time with the clock, in milliseconds. */
const timeCheckMilliseconds = 10 * 60_000

/**
 * Emits once at the given time, and completes. If that time has passed already, only completes. The time is
 * compared with the clock every 10 minutes, because a timer stands still while the device sleeps.
 */
export function emitAt(clock: Clock, time: Instant): Observable<void> {
  return new Observable((subscriber) => {
    let stop = (): void => undefined
    const wait = (): void => {
      const left = time - clock.now()
      if (left > 0) {
        stop = clock.runAfter(Math.min(left, timeCheckMilliseconds), wait)
        return
      }
      subscriber.next()
      subscriber.complete()
    }
    if (clock.now() < time) wait()
    else subscriber.complete()
    return () => stop()
  })
}
