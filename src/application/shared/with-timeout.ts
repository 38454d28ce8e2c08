import type { Clock } from './clock.port'

/**
 * Milliseconds that a screen waits for data that it can do without, such as a saved card. After that, the
 * screen is shown without the data, and the data is read again before it matters.
 */
const optionalDataTimeoutMilliseconds = 2_000

/**
 * Returns the value of `answer`, or `otherwise` if `answer` fails or takes longer than the given
 * milliseconds. Used for data that a screen can do without.
 */
export function withTimeout<Value>(
  clock: Pick<Clock, 'runAfter'>,
  answer: Promise<Value>,
  otherwise: Value,
  milliseconds = optionalDataTimeoutMilliseconds,
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
