import type { Clock } from './clock.port'

interface Timeout<Value> {
  readonly milliseconds: number
  /** The value to return if the answer takes too long or fails. */
  readonly otherwise: Value
}

/**
 * Returns the value of `answer`, or `otherwise` if `answer` fails or takes longer than the timeout. Used for
 * data that a screen can do without.
 */
export function withTimeout<Value>(
  clock: Pick<Clock, 'runAfter'>,
  answer: Promise<Value>,
  { milliseconds, otherwise }: Timeout<Value>,
): Promise<Value> {
  return new Promise((resolve) => {
    const callOff = clock.runAfter(milliseconds, () => resolve(otherwise))
    void answer
      .catch(() => otherwise)
      .then((value) => {
        callOff()
        resolve(value)
      })
  })
}
