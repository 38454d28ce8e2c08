/**
 * The outcome of an operation that can fail because of the customer or something outside the portal. A
 * failure is a union with a `kind`. A programming error throws instead.
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
