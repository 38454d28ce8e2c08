import { describe, expect, it } from 'vitest'
import { withTimeout } from '@/application/shared/with-timeout'
import { ManualClock } from '#tests/support/manual-clock'

function startWithTimeout(answer: Promise<string>) {
  const clock = new ManualClock()
  return { clock, value: withTimeout(clock, answer, 'without it') }
}

const neverResolved = new Promise<string>(() => undefined)

describe('a request with a timeout', () => {
  it('gives the answer when it arrives in time', async () => {
    expect(await startWithTimeout(Promise.resolve('the answer')).value).toBe('the answer')
  })

  it('gives no answer once the timeout has passed, and not a moment before', async () => {
    const { clock, value } = startWithTimeout(neverResolved)
    let settled: string | undefined
    void value.then((text) => (settled = text))
    clock.advance(1999)
    await Promise.resolve()
    expect(settled).toBeUndefined()
    clock.advance(1)
    expect(await value).toBe('without it')
  })

  it('waits for as long as the caller says', async () => {
    const clock = new ManualClock()
    const value = withTimeout(clock, neverResolved, 'without it', 10_000)
    clock.advance(9_999)
    expect(await Promise.race([value, Promise.resolve('still waiting')])).toBe('still waiting')
    clock.advance(1)
    expect(await value).toBe('without it')
  })

  it('gives no answer when it throws', async () => {
    expect(await startWithTimeout(Promise.reject(new Error('broken'))).value).toBe('without it')
  })

  it('leaves no timer once the answer arrived', async () => {
    const clock = new ManualClock()
    let timers = 0
    const counting = {
      runAfter: (milliseconds: number, run: () => void) => {
        timers += 1
        const callOff = clock.runAfter(milliseconds, run)
        return () => {
          timers -= 1
          callOff()
        }
      },
    }
    await withTimeout(counting, Promise.resolve('the answer'), 'without it')
    expect(timers).toBe(0)
  })
})
