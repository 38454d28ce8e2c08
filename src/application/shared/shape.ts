/** Whether a value read from outside is what it has to be. */
export type Check = (candidate: unknown) => boolean

/** Half a character breaks whatever writes it into an address. */
export const isText: Check = (candidate) => typeof candidate === 'string' && !/\p{Surrogate}/u.test(candidate)
export const isFlag: Check = (candidate) => typeof candidate === 'boolean'
/** Cents and counts. */
export const isWhole: Check = (candidate) => Number.isSafeInteger(candidate)

/** Epoch milliseconds of the years that a calendar date can tell: what is beyond them would break whatever shows it. */
export const isInstant: Check = (candidate) =>
  typeof candidate === 'number' && isWhole(candidate) && candidate >= 0 && candidate < lastInstant

const lastInstant = Date.UTC(9999, 11, 31)

export function isOneOf(...allowed: readonly unknown[]): Check {
  return (candidate) => allowed.includes(candidate)
}

export function isTextThat(holds: (text: string) => boolean): Check {
  return (candidate) => typeof candidate === 'string' && holds(candidate)
}

export function isAbsentOr(isValid: Check): Check {
  return (candidate) => candidate === undefined || isValid(candidate)
}

export function isListOf<Element>(
  isElement: (candidate: unknown) => candidate is Element,
): (candidate: unknown) => candidate is readonly Element[] {
  return (candidate): candidate is readonly Element[] =>
    Array.isArray(candidate) && candidate.every(isElement)
}

/** A check for each field of the type: one that is forgotten does not compile. */
export function isShapedAs<Value extends object>(checks: {
  readonly [Field in keyof Required<Value>]: Check
}): (candidate: unknown) => candidate is Value {
  const fields = Object.entries<Check>(checks)
  return (candidate): candidate is Value => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return false
    const found = new Map<string, unknown>(Object.entries(candidate))
    return fields.every(([field, isValid]) => isValid(found.get(field)))
  }
}
