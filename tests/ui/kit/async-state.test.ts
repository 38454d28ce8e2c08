import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { failedPhase, type AsyncState } from '@/ui/kit/async-state'
import { createAsyncState } from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'

type WordAnswer = Result<string, GatewayFailure>

interface WordState {
  readonly phase: 'word'
  readonly word: string
}

describe('an asynchronous state', () => {
  let clock: ManualClock
  let answer: AsyncState<WordState>
  let coming: ManuallyResolvedAnswer<WordAnswer>

  beforeEach(() => {
    clock = new ManualClock()
    answer = createAsyncState(clock)
    coming = new ManuallyResolvedAnswer()
  })

  function ask(): () => void {
    return answer.load(() => coming.promise, read)
  }

  function read(given: WordAnswer): ReturnType<typeof failedPhase> | WordState | undefined {
    if (!given.ok) return failedPhase(given.failure)
    return given.value === '' ? undefined : { phase: 'word', word: given.value }
  }

  /** Retries the request and waits until the retry has ended. The retry gets the answer `given`. */
  async function retried(given: WordAnswer): Promise<void> {
    coming = new ManuallyResolvedAnswer()
    const retry = answer.retry()
    coming.resolveWith(given)
    await retry
  }

  it('is loading, and then shows the answer', async () => {
    ask()
    expect(answer.state).toEqual({ phase: 'loading' })
    await retried(success('hola'))
    expect(answer.state).toEqual({ phase: 'word', word: 'hola' })
    expect(answer.loadedState).toBe(answer.state)
  })

  it('shows why the request failed, and the answer after a retry', async () => {
    ask()
    await retried(failure({ kind: 'no-answer' }))
    expect(answer.failureMessage).toBe(
      'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
    )
    await retried(success('hola'))
    expect(answer.failureMessage).toBeUndefined()
    expect(answer.state.phase).toBe('word')
  })

  it('is loading during a retry', async () => {
    ask()
    await retried(failure({ kind: 'no-answer' }))
    void answer.retry()
    expect(answer.state).toEqual({ phase: 'loading' })
  })

  it('does not change when the answer leads to another screen', async () => {
    ask()
    await retried(success(''))
    expect(answer.state).toEqual({ phase: 'loading' })
  })

  it('ignores an answer that arrives after its end', async () => {
    const end = ask()
    const retry = answer.retry()
    end()
    coming.resolveWith(success('tarde'))
    await retry
    expect(answer.state).toEqual({ phase: 'loading' })
  })

  it('ignores the answer of an earlier request', async () => {
    ask()
    const [earlier, retry] = [coming, answer.retry()]
    await retried(success('nueva'))
    earlier.resolveWith(success('vieja'))
    await retry
    expect(answer.state).toEqual({ phase: 'word', word: 'nueva' })
  })

  it('stays ready while a newer answer is loaded', async () => {
    ask()
    await retried(success('hola'))
    coming = new ManuallyResolvedAnswer()
    const following = answer.updateFromAnswer(coming.promise, read)
    expect(answer.state).toEqual({ phase: 'word', word: 'hola' })
    coming.resolveWith(success('chau'))
    await following
    expect(answer.state).toEqual({ phase: 'word', word: 'chau' })
  })

  it('has a note for the customer after 10 seconds', () => {
    ask()
    clock.advance(9_999)
    expect(answer.slowRequestMessage).toBeUndefined()
    clock.advance(1)
    expect(answer.slowRequestMessage).toBe(
      'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
    )
  })
})

describe('an error of the portal during a request', () => {
  const broken = new Error('broken')
  const shown = {
    phase: 'failed',
    message: 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
  }

  it.each<readonly [string, () => Promise<string>, (given: string) => WordState]>([
    ['pending', () => Promise.reject(broken), toWord],
    [
      'before it was asked for',
      () => {
        throw broken
      },
      toWord,
    ],
    [
      'where it was read',
      () => Promise.resolve('hola'),
      () => {
        throw broken
      },
    ],
  ])('%s is shown as a failure, and thrown', async (_, brokenQuestion, read) => {
    let question = (): Promise<string> => new Promise(() => undefined)
    const answer = createAsyncState<WordState>(new ManualClock())
    answer.load(() => question(), read)
    question = brokenQuestion
    await expect(answer.retry()).rejects.toBe(broken)
    expect(answer.state).toEqual(shown)
  })

  function toWord(word: string): WordState {
    return { phase: 'word', word }
  }
})
