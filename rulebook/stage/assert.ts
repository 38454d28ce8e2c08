/** Stands for `node:assert/strict` in the stage. */

export class AssertionError extends Error {
  override readonly name = 'AssertionError'
  readonly actual: unknown
  readonly expected: unknown

  constructor({ message, actual, expected }: { message?: string; actual?: unknown; expected?: unknown }) {
    super(message ?? `Esperaba ${inWords(expected)}; la pantalla dice ${inWords(actual)}`)
    this.actual = actual
    this.expected = expected
  }
}

function ok(value: unknown, message?: string): void {
  if (!value) throw new AssertionError({ message: message ?? 'No es así', actual: value, expected: true })
}

function equal(actual: unknown, expected: unknown, message?: string): void {
  if (!Object.is(actual, expected))
    throw new AssertionError({ actual, expected, ...(message !== undefined && { message }) })
}

function notEqual(actual: unknown, expected: unknown, message?: string): void {
  if (Object.is(actual, expected))
    throw new AssertionError({ message: message ?? `No esperaba ${inWords(expected)}`, actual, expected })
}

function deepEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!isSame(actual, expected))
    throw new AssertionError({ actual, expected, ...(message !== undefined && { message }) })
}

function match(actual: string, expected: RegExp, message?: string): void {
  if (!expected.test(actual))
    throw new AssertionError({ actual, expected, ...(message !== undefined && { message }) })
}

function fail(message?: string): never {
  throw new AssertionError({ message: message ?? 'No es así' })
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'nada' : `«${value}»`
  if (value instanceof RegExp) return String(value)
  return JSON.stringify(value) ?? String(value)
}

const assert = Object.assign(ok, { ok, equal, notEqual, deepEqual, match, fail, AssertionError })
export { deepEqual, equal, fail, match, notEqual, ok }
export default assert
