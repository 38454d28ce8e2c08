/**
 * The outcome of a function that can fail because of the customer or something outside the portal: a
 * value or a failure. The failure names the reason: it has a `kind` or is a text such as `too-large`. For a
 * programming error the function throws instead.
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
