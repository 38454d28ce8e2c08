/**
 * The outcome of something that the customer or the outside world can make fail.
 * A failure is a union with a `kind`. A programming error throws instead.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export function success(): Result<void, never>
export function success<Value>(value: Value): Result<Value, never>
export function success<Value>(value?: Value): Result<Value | undefined, never> {
  return { ok: true, value }
}

export function failure<Failure>(reason: Failure): Result<never, Failure> {
  return { ok: false, failure: reason }
}
