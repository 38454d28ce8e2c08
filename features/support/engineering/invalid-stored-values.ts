import type { StoredValueExample } from './stored-values'

const invalidValuesByType: Readonly<Record<string, readonly unknown[]>> = {
  number: [-1, 8_640_000_000_000_001],
  string: ['', '\ud800'],
  boolean: [0],
}

/**
 * Returns copies of a JSON value, each with one invalid part in a different place: a number, text or boolean,
 * or an empty list in place of an object or list.
 */
function createInvalidJsonVariants(value: unknown): readonly unknown[] {
  const inside = invalidValuesByType[typeof value]
  if (inside) return inside
  const entries = Object.entries(Object(value))
  const others = entries.flatMap(([name, each]) =>
    createInvalidJsonVariants(each).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...Object(value), [name]: other },
    ),
  )
  return [[], ...others]
}

export interface InvalidStoredValue {
  readonly key: string
  readonly text: string
  readonly screenAddress: string
}

/** Returns invalid variants of each stored value, once for each screen that reads the value. */
export function invalidStoredValues(values: readonly StoredValueExample[]): readonly InvalidStoredValue[] {
  return values.flatMap(({ key, value, screenAddresses }) =>
    [
      '[[]]',
      ...createInvalidJsonVariants(value).map((other) => JSON.stringify({ version: 1, value: other })),
    ].flatMap((text) => screenAddresses.map((screenAddress) => ({ key, text, screenAddress }))),
  )
}
