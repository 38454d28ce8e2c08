import { beforeEach, describe, expect, it } from 'vitest'
import { createCountdown } from '@/application/shared/countdown'
import { instant } from '@/domain/shared/calendar-date'
import type { Clock } from '@/application/shared/clock.port'
import { ManualClock } from '#tests/support/manual-clock'

const startTime = Date.parse('2026-11-21T12:00:00-03:00')
let clock: ManualClock
let emittedValues: (number | 'done')[]

beforeEach(() => {
  clock = new ManualClock(startTime)
  emittedValues = []
})

function startCountdown(until: number) {
  return createCountdown(clock, instant(until)).subscribe({
    next: (seconds) => emittedValues.push(seconds),
    complete: () => emittedValues.push('done'),
  })
}

describe('a countdown', () => {
  it('emits the seconds left at once and each second, down to 0, and completes', () => {
    startCountdown(startTime + 3_000)
    expect(emittedValues).toEqual([3])
    clock.advance(1_000)
    expect(emittedValues).toEqual([3, 2])
    clock.advance(10_000)
    expect(emittedValues).toEqual([3, 2, 1, 0, 'done'])
  })

  it('counts a begun second as a whole one', () => {
    startCountdown(startTime + 1_500)
    clock.advance(5_000)
    expect(emittedValues).toEqual([2, 1, 0, 'done'])
  })

  it.each([0, -1, -60_000])('completes at once when the moment was %d ms from now', (distance) => {
    startCountdown(startTime + distance)
    expect(emittedValues).toEqual([0, 'done'])
  })

  it('stops when it has no listener', () => {
    const subscription = startCountdown(startTime + 60_000)
    clock.advance(1_000)
    subscription.unsubscribe()
    clock.advance(60_000)
    expect(emittedValues).toEqual([60, 59])
  })

  it('leaves no timer running when it has no listener', () => {
    const running = new Set<number>()
    const runAfter = (milliseconds: number) => {
      running.add(milliseconds)
      return () => void running.delete(milliseconds)
    }
    const timed = Object.assign(new ManualClock(startTime), { runAfter } satisfies Partial<Clock>)
    createCountdown(timed, instant(startTime + 60_000))
      .subscribe()
      .unsubscribe()
    expect([...running]).toEqual([])
  })

  it('begins again for each listener', () => {
    const seconds = createCountdown(clock, instant(startTime + 2_000))
    clock.advance(1_000)
    seconds.subscribe((left) => emittedValues.push(left))
    expect(emittedValues).toEqual([1])
  })
})
