import { describe, expect, it } from 'vitest'
import type { Instant } from '@/domain/shared/calendar-date'
import { secondsLeftUntil } from '@/application/shared/countdown'
import { ManualClock } from '#tests/support/manual-clock'

const deadline = Date.parse('2026-11-21T21:00:00-03:00') as Instant

function watchSecondsLeft(clock: ManualClock) {
  const seen: number[] = []
  const watching = secondsLeftUntil(clock, deadline).subscribe((seconds) => seen.push(seconds))
  return { seen, stop: () => watching.unsubscribe() }
}

describe('the remaining time', () => {
  it('is emitted at once and each second, in whole seconds', () => {
    const clock = new ManualClock(deadline - 2_500)
    const { seen } = watchSecondsLeft(clock)
    clock.advance(1_000)
    clock.advance(1_000)
    expect(seen).toEqual([3, 2, 1])
  })

  it('is zero from that instant on, never less', () => {
    const clock = new ManualClock(deadline)
    const { seen } = watchSecondsLeft(clock)
    clock.advance(1_000)
    expect(seen).toEqual([0, 0])
  })

  it('follows the clock after a long sleep of the device', () => {
    const clock = new ManualClock(deadline - 3_600_000)
    const { seen } = watchSecondsLeft(clock)
    clock.set(deadline - 60_000)
    clock.advance(1_000)
    expect(seen.at(-1)).toBe(59)
  })

  it('is positive again when a clock that was ahead is corrected', () => {
    // Timers of a browser do not depend on its clock.
    const clock = new ManualClock(deadline + 86_400_000)
    let step = (): void => undefined
    clock.runAfter = (_, run) => {
      step = run
      return () => undefined
    }
    const { seen } = watchSecondsLeft(clock)
    clock.set(deadline - 9_000)
    step()
    expect(seen).toEqual([0, 9])
  })

  it('is not emitted after the listener left', () => {
    const clock = new ManualClock(deadline - 5_000)
    const { seen, stop } = watchSecondsLeft(clock)
    stop()
    clock.advance(5_000)
    expect(seen).toEqual([5])
  })
})
