/** Where a step read the value that it found: on the screen, or at the lender. */
type FoundValueSourcePhrase = 'la pantalla dice' | 'el prestamista recibió'

/**
 * Assertions for the steps of scenarios. A failed assertion throws an error that says in Spanish what
 * was expected and what was found.
 */
export const assert = {
  equal(found: unknown, expected: unknown, source?: FoundValueSourcePhrase): void {
    if (!Object.is(found, expected)) failStep(formatValue(expected), formatValue(found), source)
  },

  notEqual(found: unknown, unexpected: unknown): void {
    if (Object.is(found, unexpected)) failStep(`otra cosa que ${formatValue(unexpected)}`, formatValue(found))
  },

  deepEqual(found: unknown, expected: unknown, source?: FoundValueSourcePhrase): void {
    if (isDeepEqual(found, expected)) return
    const [one, other] = differingParts(expected, found)
    failStep(formatValue(one), formatValue(other), source)
  },

  /**
   * Throws the error of a failed step if `holds` is false. `read` is the text that the step found
   * instead of the expected one. Without `read`, the error says that it found 'que no'.
   */
  ok(holds: boolean, read?: string): void {
    if (!holds) failStep('que fuera así', read ?? 'que no')
  },

  match(found: string, pattern: RegExp): void {
    if (!pattern.test(found)) failStep(`algo como ${pattern.source}`, formatValue(found))
  },

  /**
   * Checks that a text contains every expected text, or that a list contains every expected text as an
   * item.
   */
  includes(found: string | readonly string[], ...expected: readonly string[]): void {
    const missing = expected.filter((words) => !found.includes(words))
    if (missing.length > 0) failStep(formatValue(missing), formatValue(found))
  },
}

/**
 * Throws the error of a failed step, in Spanish. Node's own assertions are not used: cucumber would add
 * to their errors a second message in English, in which the expected and the found value are exchanged.
 */
export function failStep(
  expected: string,
  found: string,
  source: FoundValueSourcePhrase = 'la pantalla dice',
): never {
  throw new Error(`Esperaba ${expected}; ${source} ${found}`)
}

/** Returns only the differing parts of two lists of the same length, or of two tables. */
function differingParts(expected: unknown, found: unknown): readonly [unknown, unknown] {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    const differs = (_: unknown, place: number): boolean => !isDeepEqual(expected[place], found[place])
    return [expected.filter(differs), found.filter(differs)]
  }
  if (!isRecord(expected) || !isRecord(found)) return [expected, found]
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const differ = names.filter((name) => !isDeepEqual(expected[name], found[name]))
  const those = (table: Readonly<Record<string, unknown>>) => differ.map((name) => [name, table[name]])
  return [those(expected), those(found)]
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => isDeepEqual(each, other[place]))
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isDeepEqual(one[name], other[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'que sí' : 'que no'
  if (value === undefined || value === null || value === '') return 'nada'
  if (Array.isArray(value)) return value.length === 0 ? 'nada' : value.map(formatRow).join(' · ')
  return isRecord(value) ? formatValue(Object.entries(value)) : `${value as string | number}`
}

/** Returns a row of a table as one text. */
function formatRow(value: unknown): string {
  return Array.isArray(value) ? value.map(formatValue).join(': ') : formatValue(value)
}
