/** Returns whether a value read from storage or another outside source has the expected type. */
export type ShapeCheck = (candidate: unknown) => boolean

/** Accepts well-formed texts. Half of a surrogate pair would break code that writes it into an address. */
export const isWellFormedText: ShapeCheck = (candidate) =>
  typeof candidate === 'string' && !/\p{Surrogate}/u.test(candidate)
export const isFlag: ShapeCheck = (candidate) => typeof candidate === 'boolean'
/** Accepts integers, such as cents and counts. */
export const isSafeInteger: ShapeCheck = (candidate) => Number.isSafeInteger(candidate)

/**
 * Accepts epoch milliseconds within the years that a calendar date can express. Other values would break
 * code that shows them.
 */
export const isInstant: ShapeCheck = (candidate) =>
  isSafeInteger(candidate) && Number(candidate) >= 0 && Number(candidate) < lastInstant

const lastInstant = Date.UTC(9999, 11, 31)

export function isOneOf(...allowed: readonly unknown[]): ShapeCheck {
  return (candidate) => allowed.includes(candidate)
}

export function isTextPassing(holds: (text: string) => boolean): ShapeCheck {
  return (candidate) => typeof candidate === 'string' && holds(candidate)
}

export function isAbsentOr(isValid: ShapeCheck): ShapeCheck {
  return (candidate) => candidate === undefined || isValid(candidate)
}

export function isListOf<Element>(
  isElement: (candidate: unknown) => candidate is Element,
): (candidate: unknown) => candidate is readonly Element[] {
  return (candidate): candidate is readonly Element[] =>
    Array.isArray(candidate) && candidate.every(isElement)
}

/** Returns a check of an object, given a check for each field. Omitting a field does not compile. */
export function isObjectOf<Value extends object>(checks: {
  readonly [Field in keyof Required<Value>]: ShapeCheck
}): (candidate: unknown) => candidate is Value {
  const fields = Object.entries<ShapeCheck>(checks)
  return (candidate): candidate is Value => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return false
    const found = new Map<string, unknown>(Object.entries(candidate))
    return fields.every(([field, isValid]) => isValid(found.get(field)))
  }
}
