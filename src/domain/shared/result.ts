/**
 * What an operation gives back when the customer or the world can make it fail.
 * A failure is a union with a `kind`; what we broke ourselves throws instead.
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
