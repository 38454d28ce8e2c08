import { Observable } from 'rxjs'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'

/**
 * Whole seconds left until that instant, each second, by what the clock says at that moment: a device that slept, or
 * whose clock was set, goes on with the truth. It never ends by itself, for a clock may be set back. Source: REF-02.
 */
export function timeLeft(clock: Clock, until: Instant): Observable<number> {
  return new Observable((subscriber) => {
    let stop = (): void => undefined
    const step = (): void => {
      stop = clock.after(1000, step)
      subscriber.next(Math.max(0, Math.ceil((until - clock.now()) / 1000)))
    }
    step()
    return () => stop()
  })
}
