import type { Instant } from './calendar-date'
import type { Cents } from './money'

/**
 * An operation that the lender lists and this device does not know. It was made on another device, or on
 * this one before its storage was cleared. Source: PAY-20, QRP-07, REV-10, REF-11.
 */
export interface OperationElsewhere {
  /** Identifier that stays the same each time the lender lists it. */
  readonly id: string
  readonly amount: Cents
  readonly at: Instant
  /** Whether the lender has done it. If false, it may be pending or not be this kind of operation at all. */
  readonly isDone: boolean
}

/** Returns the first operation that the customer has not seen. */
export function firstUnacknowledgedElsewhere(
  elsewhere: readonly OperationElsewhere[],
  acknowledgedKeys: readonly string[],
): OperationElsewhere | undefined {
  return elsewhere.find(({ id }) => !acknowledgedKeys.includes(id))
}

/**
 * Returns the entries that are left after each known operation is matched with the entry closest in time.
 * Used for lists without keys or numbers. How many entries are left is certain, which ones is not.
 */
export function unmatchedEntries<Listed extends { readonly at: Instant }>(
  listed: readonly Listed[],
  known: readonly { readonly at: Instant }[],
): readonly Listed[] {
  return known.reduce<readonly Listed[]>((left, { at }) => {
    const [closest] = [...left].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return left.filter((each) => each !== closest)
  }, listed)
}
