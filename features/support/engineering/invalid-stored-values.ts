import type { StoredValueExample } from './stored-values'

const invalidValues: Readonly<Record<string, readonly unknown[]>> = {
  number: [-1, 8_640_000_000_000_001],
  string: ['', '\ud800'],
  boolean: [0],
}

/** Returns copies of a JSON value, each with an invalid number, text or boolean in a different place. */
function createInvalidJsonVariants(value: unknown): readonly unknown[] {
  const inside = invalidValues[typeof value]
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
  readonly screen: string
}

/** Returns copies of each stored value with one invalid part each, once for each screen that reads it. */
export function invalidStoredValues(values: readonly StoredValueExample[]): readonly InvalidStoredValue[] {
  return values.flatMap(({ key, value, screens }) =>
    [
      '[[]]',
      ...createInvalidJsonVariants(value).map((other) => JSON.stringify({ version: 1, value: other })),
    ].flatMap((text) => screens.map((screen) => ({ key, text, screen }))),
  )
}
