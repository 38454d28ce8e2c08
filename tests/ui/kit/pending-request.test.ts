import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorReporter } from '@/ui/kit/error-reporter'
import { PendingRequest } from '@/ui/kit/pending-request'
import { ManualClock } from '#tests/support/manual-clock'

const never = new Promise<never>(() => undefined)

describe('waiting for an answer', () => {
  let clock: ManualClock
  let breakage: ErrorReporter
  let waiting: PendingRequest
  let told: string[]

  beforeEach(() => {
    clock = new ManualClock()
    breakage = new ErrorReporter()
    breakage.start()
    waiting = new PendingRequest(clock, breakage)
    told = []
  })

  function tell(answer: string): void {
    told.push(answer)
  }

  it('tells the answer', async () => {
    await waiting.run(Promise.resolve('here'), tell)
    expect(told).toEqual(['here'])
  })

  it('never tells the answer of an earlier wait', async () => {
    let answerTheEarlier = (_: string): void => undefined
    const earlier = waiting.run(new Promise<string>((resolve) => (answerTheEarlier = resolve)), tell)
    await waiting.run(Promise.resolve('later'), tell)
    answerTheEarlier('earlier')
    await earlier
    expect(told).toEqual(['later'])
  })

  it('tells nothing once the wait was ended', async () => {
    const answer = waiting.run(Promise.resolve('late'), tell)
    waiting.end()
    await answer
    expect(told).toEqual([])
  })

  it('has a word for the customer after 10 seconds', () => {
    void waiting.run(never, tell)
    clock.advance(9_999)
    expect(waiting.note).toBeUndefined()
    clock.advance(1)
    expect(waiting.note).toBe(
      'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
    )
  })

  it('is silent again when the answer comes', async () => {
    let answerIt = (_: string): void => undefined
    const wait = waiting.run(new Promise<string>((resolve) => (answerIt = resolve)), tell)
    clock.advance(10_000)
    answerIt('here')
    await wait
    expect(waiting.isLong).toBe(false)
  })

  it('counts anew for a new wait', () => {
    void waiting.run(never, tell)
    clock.advance(9_000)
    void waiting.run(never, tell)
    clock.advance(9_999)
    expect(waiting.isLong).toBe(false)
    clock.advance(1)
    expect(waiting.isLong).toBe(true)
  })

  it('says nothing after its end', () => {
    void waiting.run(never, tell)
    waiting.end()
    clock.advance(60_000)
    expect(waiting.isLong).toBe(false)
  })

  it('that breaks meets the error boundary', async () => {
    const broken = new Error('broken')
    await expect(waiting.run(Promise.reject(broken), tell)).rejects.toBe(broken)
    expect(breakage.broken).toEqual({ reason: broken })
  })

  it('that breaks where it is told meets the error boundary', async () => {
    const broken = new Error('broken')
    const wait = waiting.run(Promise.resolve('here'), () => {
      throw broken
    })
    await expect(wait).rejects.toBe(broken)
    expect(breakage.broken).toEqual({ reason: broken })
  })

  it('that breaks after its end leaves the screen alone', async () => {
    const wait = waiting.run(Promise.reject(new Error('broken')), tell)
    waiting.end()
    await expect(wait).rejects.toThrow('broken')
    expect(breakage.broken).toBeUndefined()
  })

  it('that breaks may be told by the screen itself', async () => {
    const wait = waiting.run(Promise.reject(new Error('broken')), tell, () => tell('broken'))
    await expect(wait).rejects.toThrow('broken')
    expect(told).toEqual(['broken'])
    expect(breakage.broken).toBeUndefined()
  })

  it('that breaks between two screens is on neither', async () => {
    const leave = breakage.start()
    leave()
    await expect(waiting.run(Promise.reject(new Error('broken')), tell)).rejects.toThrow('broken')
    breakage.start()
    expect(breakage.broken).toBeUndefined()
  })
})
