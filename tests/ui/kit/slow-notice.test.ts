import { beforeEach, describe, expect, it } from 'vitest'
import { SlowNotice } from '@/ui/kit/slow-notice'
import { ManualClock } from '#tests/support/manual-clock'

describe('the notice that something is slow', () => {
  let clock: ManualClock
  let slow: SlowNotice

  beforeEach(() => {
    clock = new ManualClock()
    slow = new SlowNotice(clock)
  })

  it('comes after 10 seconds of waiting', () => {
    slow.watch()
    clock.advance(9_999)
    expect(slow.note).toBeUndefined()
    clock.advance(1)
    expect(slow.note).toBe(
      'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
    )
  })

  it('goes when the wait is over', () => {
    const stop = slow.watch()
    clock.advance(10_000)
    stop()
    expect(slow.isSlow).toBe(false)
  })

  it('does not come when the wait was over before', () => {
    const stop = slow.watch()
    clock.advance(9_000)
    stop()
    clock.advance(60_000)
    expect(slow.isSlow).toBe(false)
  })

  it('counts anew for a new wait', () => {
    slow.watch()
    clock.advance(9_000)
    slow.watch()
    clock.advance(9_999)
    expect(slow.isSlow).toBe(false)
    clock.advance(1)
    expect(slow.isSlow).toBe(true)
  })

  it('stays for the new wait when the earlier one ends', () => {
    const stopTheEarlier = slow.watch()
    slow.watch()
    clock.advance(10_000)
    stopTheEarlier()
    expect(slow.isSlow).toBe(true)
  })
})
