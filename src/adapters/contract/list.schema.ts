import * as v from 'valibot'

let isWhole = true

/**
 * Returns the schema of a list from which invalid items are left out and reported, so that the other items
 * are still shown. If no item is valid, the answer breaks the contract.
 * Not used for amounts due: a total without one of its lines would be wrong, so one invalid line makes the
 * whole answer fail. Source: GEN-10, PAY-23.
 */
export function lenientListSchema<const Entry extends v.GenericSchema>(
  entry: Entry,
  /** Returns whether an invalid item may be left out of the list. By default every item may. */
  mayBeLeftOut: (entry: unknown) => boolean = () => true,
): v.ArraySchema<Entry, v.ErrorMessage<v.ArrayIssue> | undefined> {
  const whole = v.array(entry)
  return {
    ...whole,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return whole['~run'](dataset, config)
      const entries: readonly unknown[] = dataset.value
      // Nearly every list is valid, so items are checked one by one only if the whole list is not.
      const found = whole['~run']({ value: entries }, config)
      if (found.issues === undefined) return found
      const readable = entries.filter((each) => v.is(entry, each) || !mayBeLeftOut(each))
      if (readable.length === 0) return whole['~run'](dataset, config)
      if (readable.length < entries.length) isWhole = false
      return whole['~run']({ value: readable }, config)
    },
  }
}

/**
 * Parses an answer of the server, synchronously. `isWhole` is false if an invalid item of a list was left
 * out.
 */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { readonly result: v.SafeParseResult<Schema>; readonly isWhole: boolean } {
  isWhole = true
  const result = v.safeParse(schema, answer)
  return { result, isWhole }
}
