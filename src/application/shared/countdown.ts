import { Observable } from 'rxjs'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from './clock.port'

/**
 * Emits at once and then every second how many whole seconds are left until the given time. Completes after
 * 0.
 */
export function createCountdown(clock: Clock, until: Instant): Observable<number> {
  return new Observable((subscriber) => {
    let stop = (): void => undefined
    const step = (): void => {
      const left = Math.max(0, Math.ceil((until - clock.now()) / 1000))
      subscriber.next(left)
      if (left === 0) subscriber.complete()
      else stop = clock.runAfter(1000, step)
    }
    step()
    return () => stop()
  })
}
