import * as v from 'valibot'

let isWhole = true

/**
 * A list in which an invalid entry is left out and reported, so that it does not hide the others. If no entry
 * can be read, the answer breaks the contract. Amounts due never use it: a total without one of its lines
 * would be another debt, so one invalid line fails the whole answer. Source: GEN-10, PAY-23.
 */
export function listOf<const Entry extends v.GenericSchema>(
  entry: Entry,
  /** Some lists can do without some entries only. */
  mayBeLeftOut: (entry: unknown) => boolean = () => true,
): v.ArraySchema<Entry, v.ErrorMessage<v.ArrayIssue> | undefined> {
  const whole = v.array(entry)
  return {
    ...whole,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return whole['~run'](dataset, config)
      const entries: readonly unknown[] = dataset.value
      // Nearly every list is whole: only where one is not, each entry is looked at by itself.
      const found = whole['~run']({ value: entries }, config)
      if (found.issues === undefined) return found
      const readable = entries.filter((each) => v.is(entry, each) || !mayBeLeftOut(each))
      if (readable.length === 0) return whole['~run'](dataset, config)
      if (readable.length < entries.length) isWhole = false
      return whole['~run']({ value: readable }, config)
    },
  }
}

/** Reads an answer, and tells whether nothing of its lists was left out. Reading does not wait for anything. */
export function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { readonly result: v.SafeParseResult<Schema>; readonly isWhole: boolean } {
  isWhole = true
  const result = v.safeParse(schema, answer)
  return { result, isWhole }
}
