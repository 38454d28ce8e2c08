import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorReporter } from '@/ui/kit/error-reporter'
import { PendingRequest } from '@/ui/kit/pending-request'
import { ManualClock } from '#tests/support/manual-clock'

const never = new Promise<never>(() => undefined)

describe('waiting for an answer', () => {
  let clock: ManualClock
  let errorReporter: ErrorReporter
  let waiting: PendingRequest
  let shown: string[]

  beforeEach(() => {
    clock = new ManualClock()
    errorReporter = new ErrorReporter()
    errorReporter.start()
    waiting = new PendingRequest(clock, errorReporter)
    shown = []
  })

  function tell(answer: string): void {
    shown.push(answer)
  }

  it('tells the answer', async () => {
    await waiting.run(Promise.resolve('here'), tell)
    expect(shown).toEqual(['here'])
  })

  it('never tells the answer of an earlier wait', async () => {
    let answerTheEarlier = (_: string): void => undefined
    const earlier = waiting.run(new Promise<string>((resolve) => (answerTheEarlier = resolve)), tell)
    await waiting.run(Promise.resolve('later'), tell)
    answerTheEarlier('earlier')
    await earlier
    expect(shown).toEqual(['later'])
  })

  it('tells nothing once the wait was ended', async () => {
    const answer = waiting.run(Promise.resolve('late'), tell)
    waiting.end()
    await answer
    expect(shown).toEqual([])
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
    expect(errorReporter.broken).toEqual({ reason: broken })
  })

  it('that breaks where it is shown meets the error boundary', async () => {
    const broken = new Error('broken')
    const wait = waiting.run(Promise.resolve('here'), () => {
      throw broken
    })
    await expect(wait).rejects.toBe(broken)
    expect(errorReporter.broken).toEqual({ reason: broken })
  })

  it('that breaks after its end leaves the screen alone', async () => {
    const wait = waiting.run(Promise.reject(new Error('broken')), tell)
    waiting.end()
    await expect(wait).rejects.toThrow('broken')
    expect(errorReporter.broken).toBeUndefined()
  })

  it('that breaks may be shown by the screen itself', async () => {
    const wait = waiting.run(Promise.reject(new Error('broken')), tell, () => tell('broken'))
    await expect(wait).rejects.toThrow('broken')
    expect(shown).toEqual(['broken'])
    expect(errorReporter.broken).toBeUndefined()
  })

  it('that breaks between two screens is on neither', async () => {
    const leave = errorReporter.start()
    leave()
    await expect(waiting.run(Promise.reject(new Error('broken')), tell)).rejects.toThrow('broken')
    errorReporter.start()
    expect(errorReporter.broken).toBeUndefined()
  })
})
