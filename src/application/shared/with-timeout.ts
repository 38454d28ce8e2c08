import type { Clock } from './clock.port'

interface Patience<Value> {
  readonly milliseconds: number
  /** What one goes on with where it takes longer, or breaks. */
  readonly otherwise: Value
}

/** What one does without rather than wait for. */
export function withTimeout<Value>(
  clock: Pick<Clock, 'after'>,
  answer: Promise<Value>,
  { milliseconds, otherwise }: Patience<Value>,
): Promise<Value> {
  return new Promise((resolve) => {
    const callOff = clock.after(milliseconds, () => resolve(otherwise))
    void answer
      .catch(() => otherwise)
      .then((value) => {
        callOff()
        resolve(value)
      })
  })
}
