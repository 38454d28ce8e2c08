import * as v from 'valibot'

/** A field that an answer may leave out or send as null: both are read as undefined. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )
}

/** A field whose other shapes count as missing, for an answer that says enough without it. Source: PAY-16. */
export function looseMaybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(maybe(schema), undefined)
}

/**
 * An object of fields that may all be left out, of which at least one is there: one without any is the answer of
 * nobody, and is not taken for what the fields say by being left out.
 */
export function someOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = v.object(entries)
  return v.pipe(fields, v.check<v.InferOutput<typeof fields>>(saysSomething))
}

export function saysSomething(fields: object): boolean {
  return Object.values(fields).some((field) => field !== undefined)
}
