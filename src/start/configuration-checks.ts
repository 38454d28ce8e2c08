/**
 * Returns the path of the first wrong entry within a value (empty for the value itself), or undefined if it
 * is valid.
 */
export type Check = (candidate: unknown) => string | undefined

export function isTextThat(holds: (text: string) => boolean): Check {
  return (candidate) => (typeof candidate === 'string' && holds(candidate) ? undefined : '')
}

export function isLike(pattern: RegExp): Check {
  return isTextThat((text) => pattern.test(text))
}

/** Accepts texts without invisible characters. Source: GEN-14. */
export const isSomeText = isLike(/^[^\p{Cc}\p{Cf}]+$/u)

export function isOneOf(...allowed: readonly string[]): Check {
  return isTextThat((text) => allowed.includes(text))
}

export const isFlag: Check = (candidate) => (typeof candidate === 'boolean' ? undefined : '')

export function isOptional(check: Check): Check {
  return (candidate) => (candidate === undefined ? undefined : check(candidate))
}

export function isListOf(check: Check): Check {
  return (candidate) =>
    Array.isArray(candidate)
      ? firstWrong(candidate.map((element, position) => [position, check(element)]))
      : ''
}

/** A check for each key of the type. A missing one does not compile. */
export type EachKey<Value> = { readonly [Key in keyof Required<Value>]: Check }

/** Returns a check that requires these keys, each valid, and no others. */
export function hasKeys(checks: Readonly<Record<string, Check>>): Check {
  const known = Object.entries(checks)
  return (candidate) => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return ''
    const found = new Map<string, unknown>(Object.entries(candidate))
    return firstWrong([
      ...known.map(([key, check]) => [key, check(found.get(key))] as const),
      ...[...found.keys()].map((key) => [key, Object.hasOwn(checks, key) ? undefined : ''] as const),
    ])
  }
}

function firstWrong(places: readonly (readonly [string | number, string | undefined])[]): string | undefined {
  for (const [key, within] of places)
    if (within !== undefined) return within === '' ? `${key}` : `${key}.${within}`
  return undefined
}
