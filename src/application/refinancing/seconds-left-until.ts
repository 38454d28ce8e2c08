import { Observable } from 'rxjs'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/**
 * Emits every second how many whole seconds are left until the given time. The number is computed from the
 * clock, so it stays correct if the device sleeps or its clock is changed. Never completes, because the
 * clock may be set back. Source: REF-02.
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
