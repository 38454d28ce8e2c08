import * as v from 'valibot'

/** A field that an answer may leave out or send as null: both are read as undefined. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )
}
