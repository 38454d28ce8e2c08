import { beforeEach, describe, expect, it } from 'vitest'
import { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import { PendingRequest } from '@/ui/kit/pending-request'
import { ManualClock } from '#tests/support/manual-clock'

const neverSettlingPromise = new Promise<never>(() => undefined)

describe('a pending request', () => {
  let clock: ManualClock
  let errorRelay: ScreenErrorRelay
  let waiting: PendingRequest
  let shown: string[]

  beforeEach(() => {
    clock = new ManualClock()
    errorRelay = new ScreenErrorRelay()
    errorRelay.onMount()
    waiting = new PendingRequest(clock, errorRelay)
    shown = []
  })

  function tell(answer: string): void {
    shown.push(answer)
  }

  it('passes on its answer', async () => {
    await waiting.waitForAnswer(Promise.resolve('here'), tell)
    expect(shown).toEqual(['here'])
  })

  it('never passes on the answer of an earlier request', async () => {
    let answerTheEarlier = (_: string): void => undefined
    const earlier = waiting.waitForAnswer(
      new Promise<string>((resolve) => (answerTheEarlier = resolve)),
      tell,
    )
    await waiting.waitForAnswer(Promise.resolve('later'), tell)
    answerTheEarlier('earlier')
    await earlier
    expect(shown).toEqual(['later'])
  })

  it('passes on nothing once it was ended', async () => {
    const answer = waiting.waitForAnswer(Promise.resolve('late'), tell)
    waiting.cancel()
    await answer
    expect(shown).toEqual([])
  })

  it('has a note for the customer after 10 seconds', () => {
    void waiting.waitForAnswer(neverSettlingPromise, tell)
    clock.advance(9_999)
    expect(waiting.slowRequestMessage).toBeUndefined()
    clock.advance(1)
    expect(waiting.slowRequestMessage).toBe(
      'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
    )
  })

  it('has no note once the answer arrives', async () => {
    let answerIt = (_: string): void => undefined
    const wait = waiting.waitForAnswer(new Promise<string>((resolve) => (answerIt = resolve)), tell)
    clock.advance(10_000)
    answerIt('here')
    await wait
    expect(waiting.isSlow).toBe(false)
  })

  it('counts from zero again for a new request', () => {
    void waiting.waitForAnswer(neverSettlingPromise, tell)
    clock.advance(9_000)
    void waiting.waitForAnswer(neverSettlingPromise, tell)
    clock.advance(9_999)
    expect(waiting.isSlow).toBe(false)
    clock.advance(1)
    expect(waiting.isSlow).toBe(true)
  })

  it('has no note after its end', () => {
    void waiting.waitForAnswer(neverSettlingPromise, tell)
    waiting.cancel()
    clock.advance(60_000)
    expect(waiting.isSlow).toBe(false)
  })

  it('that throws reaches the error boundary', async () => {
    const broken = new Error('broken')
    await expect(waiting.waitForAnswer(Promise.reject(broken), tell)).rejects.toBe(broken)
    expect(errorRelay.latestError).toEqual({ reason: broken })
  })

  it('that throws while its result is shown reaches the error boundary', async () => {
    const broken = new Error('broken')
    const wait = waiting.waitForAnswer(Promise.resolve('here'), () => {
      throw broken
    })
    await expect(wait).rejects.toBe(broken)
    expect(errorRelay.latestError).toEqual({ reason: broken })
  })

  it('that throws after its end leaves the screen unchanged', async () => {
    const wait = waiting.waitForAnswer(Promise.reject(new Error('broken')), tell)
    waiting.cancel()
    await expect(wait).rejects.toThrow('broken')
    expect(errorRelay.latestError).toBeUndefined()
  })

  it('that throws can be shown by the screen itself', async () => {
    const wait = waiting.waitForAnswer(Promise.reject(new Error('broken')), tell, () => tell('broken'))
    await expect(wait).rejects.toThrow('broken')
    expect(shown).toEqual(['broken'])
    expect(errorRelay.latestError).toBeUndefined()
  })

  it('that throws between two screens changes neither', async () => {
    const leave = errorRelay.onMount()
    leave()
    await expect(waiting.waitForAnswer(Promise.reject(new Error('broken')), tell)).rejects.toThrow('broken')
    errorRelay.onMount()
    expect(errorRelay.latestError).toBeUndefined()
  })
})
