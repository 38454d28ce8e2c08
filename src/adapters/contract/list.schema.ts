import * as v from 'valibot'

let isLastAnswerComplete = true

/**
 * Returns the schema of a list from which invalid items are left out, so that the other items are still
 * shown. The result of `parseServerAnswer` says whether items were left out. If no item is valid, the whole
 * answer of the server is invalid. Not used for lists of amounts due: without one of the amounts the total
 * would be wrong, so one invalid item makes the whole answer invalid. Source: GEN-10, PAY-23.
 */
export function lenientListSchema<const Entry extends v.GenericSchema>(
  entry: Entry,
  /**
   * Returns whether an invalid item may be left out of the list. By default every invalid item may be
   * left out.
   */
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
      if (readable.length < entries.length) isLastAnswerComplete = false
      return whole['~run']({ value: readable }, config)
    },
  }
}

/**
 * Returns the schema of a list from which invalid items are left out, even if no item is valid. The list is
 * then empty, and the result of `parseServerAnswer` says that it is not complete. Used for an answer that
 * contains more than this list. The screen must not say that an incomplete list is empty. Source: GEN-10.
 */
export function lenientListOrEmptySchema<const Entry extends v.GenericSchema>(
  entry: Entry,
): v.ArraySchema<Entry, v.ErrorMessage<v.ArrayIssue> | undefined> {
  const list = lenientListSchema(entry)
  return {
    ...list,
    '~run'(dataset, config) {
      const isList = Array.isArray(dataset.value)
      const found = list['~run'](dataset, config)
      if (!isList || found.issues === undefined) return found
      isLastAnswerComplete = false
      return list['~run']({ value: [] }, config)
    },
  }
}

/**
 * Parses an answer of the server, synchronously. In the result, `isComplete` is false if invalid items of a
 * list were left out.
 */
export function parseServerAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { readonly result: v.SafeParseResult<Schema>; readonly isComplete: boolean } {
  isLastAnswerComplete = true
  const result = v.safeParse(schema, answer)
  return { result, isComplete: isLastAnswerComplete }
}
