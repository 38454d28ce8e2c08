import * as v from 'valibot'

/** Returns the schema of a field that may be missing or null. In both cases the parsed value is undefined. */
export function optionalField<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )
}

/**
 * Returns the schema of an optional field of an answer. A malformed value counts as missing, because the
 * rest of the answer is still useful. Source: PAY-16.
 */
export function lenientOptionalField<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(optionalField(schema), undefined)
}

/**
 * Returns the schema of an object with optional fields, at least one of which is present. An empty
 * object is refused, because the portal takes a missing field as information (for example, that there is
 * no debt).
 */
export function objectWithAtLeastOneField<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = v.object(entries)
  return v.pipe(fields, v.check<v.InferOutput<typeof fields>>(hasAtLeastOneField))
}

export function hasAtLeastOneField(fields: object): boolean {
  return Object.values(fields).some((field) => field !== undefined)
}
