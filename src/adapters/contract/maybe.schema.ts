import * as v from 'valibot'

/** The schema of a field that may be missing or null. Both are read as undefined. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )
}

/**
 * A field that counts as missing if its value is malformed, because the rest of the answer is useful without
 * it. Source: PAY-16.
 */
export function lenientMaybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(maybe(schema), undefined)
}

/**
 * An object of optional fields of which at least one is required. An empty object is refused, because the
 * portal reads a missing field as information, such as that there is no debt.
 */
export function atLeastOneOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = v.object(entries)
  return v.pipe(fields, v.check<v.InferOutput<typeof fields>>(hasAnyField))
}

export function hasAnyField(fields: object): boolean {
  return Object.values(fields).some((field) => field !== undefined)
}
