/**
 * A function that checks one value of the configuration file. Returns undefined if the value is valid,
 * otherwise the path of the first wrong entry in it; an empty path stands for the value itself.
 */
export type ConfigurationCheck = (candidate: unknown) => string | undefined

export function createTextPredicateCheck(holds: (text: string) => boolean): ConfigurationCheck {
  return (candidate) => (typeof candidate === 'string' && holds(candidate) ? undefined : '')
}

export function createTextPatternCheck(pattern: RegExp): ConfigurationCheck {
  return createTextPredicateCheck((text) => pattern.test(text))
}

/**
 * Checks that a value of the configuration is a text that is not empty and has no invisible characters.
 * Source: GEN-14.
 */
export const checkVisibleText = createTextPatternCheck(/^[^\p{Cc}\p{Cf}]+$/u)

export function createOneOfCheck(...allowed: readonly string[]): ConfigurationCheck {
  return createTextPredicateCheck((text) => allowed.includes(text))
}

export const checkBoolean: ConfigurationCheck = (candidate) =>
  typeof candidate === 'boolean' ? undefined : ''

export function createOptionalCheck(check: ConfigurationCheck): ConfigurationCheck {
  return (candidate) => (candidate === undefined ? undefined : check(candidate))
}

export function createListCheck(check: ConfigurationCheck): ConfigurationCheck {
  return (candidate) =>
    Array.isArray(candidate)
      ? firstWrongPath(candidate.map((element, position) => [position, check(element)]))
      : ''
}

/**
 * An object with one check for each key of a configuration type. An object without one of these checks
 * is a type error.
 */
export type ConfigurationCheckPerKey<Value> = { readonly [Key in keyof Required<Value>]: ConfigurationCheck }

/**
 * Returns a check of the configuration that accepts an object if it has no other keys than those of `checks`,
 * and if the check of each of these keys accepts the key's value. The value of a missing key is `undefined`.
 */
export function createObjectCheck(checks: Readonly<Record<string, ConfigurationCheck>>): ConfigurationCheck {
  const known = Object.entries(checks)
  return (candidate) => {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return ''
    const found = new Map<string, unknown>(Object.entries(candidate))
    return firstWrongPath([
      ...known.map(([key, check]) => [key, check(found.get(key))] as const),
      ...[...found.keys()].map((key) => [key, Object.hasOwn(checks, key) ? undefined : ''] as const),
    ])
  }
}

function firstWrongPath(
  places: readonly (readonly [string | number, string | undefined])[],
): string | undefined {
  for (const [key, within] of places)
    if (within !== undefined) return within === '' ? `${key}` : `${key}.${within}`
  return undefined
}
