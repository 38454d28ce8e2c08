import { Observable } from 'rxjs'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from './clock.port'

/** How often `emitAt` compares the time with the clock, in milliseconds. */
const timeCheckMilliseconds = 10 * 60_000

interface EmissionTimes {
  /** Returns the time of the first emission. It may move until then. */
  readonly findTime: () => Instant
  /** Returns whether another emission is needed, 10 minutes after the last one. */
  readonly isNeededAgain: () => boolean
}

/**
 * Emits at the given time, and then every 10 minutes as long as that is needed. If the time has passed already,
 * first emits after 10 minutes. The time is compared with the clock every 10 minutes, because a timer stands
 * still while the device sleeps.
 */
export function emitAt(clock: Clock, { findTime, isNeededAgain }: EmissionTimes): Observable<void> {
  return new Observable((subscriber) => {
    let stop = (): void => undefined
    let isPast = clock.now() >= findTime()
    const wait = (): void => {
      const left = findTime() - clock.now()
      const isLaterCheck = left <= 0 || left > timeCheckMilliseconds
      stop = clock.runAfter(isLaterCheck ? timeCheckMilliseconds : left, check)
    }
    const check = (): void => {
      const wasPast = isPast
      isPast = clock.now() >= findTime()
      if (isPast && wasPast && !isNeededAgain()) {
        subscriber.complete()
        return
      }
      wait()
      if (isPast) subscriber.next()
    }
    wait()
    return () => stop()
  })
}
