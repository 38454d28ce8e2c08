/**
 * A function that returns whether a value, read from storage or another outside source, has the expected
 * type.
 */
type TypeCheckFunction = (candidate: unknown) => boolean

/**
 * Returns whether a value is a well-formed text. A text with half of a surrogate pair is not, and would
 * break code that writes it into an address.
 */
export const isWellFormedText: TypeCheckFunction = (candidate) =>
  typeof candidate === 'string' && !/\p{Surrogate}/u.test(candidate)
export const isBoolean: TypeCheckFunction = (candidate) => typeof candidate === 'boolean'
/** Returns whether a value is an integer, such as cents or a count. */
export const isSafeInteger: TypeCheckFunction = (candidate) => Number.isSafeInteger(candidate)

/**
 * Returns whether a value is a time in epoch milliseconds, up to the year 9999. Later times would break
 * code that shows them as a date.
 */
export const isInstant: TypeCheckFunction = (candidate) =>
  isSafeInteger(candidate) && Number(candidate) >= 0 && Number(candidate) < maxInstant

const maxInstant = Date.UTC(9999, 11, 31)

export function isOneOf(...allowed: readonly unknown[]): TypeCheckFunction {
  return (candidate) => allowed.includes(candidate)
}

export function isTextPassingPredicate(holds: (text: string) => boolean): TypeCheckFunction {
  return (candidate) => typeof candidate === 'string' && holds(candidate)
}

export function isUndefinedOrValid(isValid: TypeCheckFunction): TypeCheckFunction {
  return (candidate) => candidate === undefined || isValid(candidate)
}

export function isListOf<Element>(
  isElement: (candidate: unknown) => candidate is Element,
): (candidate: unknown) => candidate is readonly Element[] {
  return (candidate): candidate is readonly Element[] =>
    Array.isArray(candidate) && candidate.every(isElement)
}

/**
 * Returns a type guard for an object, made of one type guard for each field. It is a type error to leave out
 * a field.
 */
export function isObjectOf<Value extends object>(checks: {
  readonly [Field in keyof Required<Value>]: TypeCheckFunction
}): (candidate: unknown) => candidate is Value {
  const fields = Object.entries<TypeCheckFunction>(checks)
  return (candidate): candidate is Value => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return false
    const found = new Map<string, unknown>(Object.entries(candidate))
    return fields.every(([field, isValid]) => isValid(found.get(field)))
  }
}
