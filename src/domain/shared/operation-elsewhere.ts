import type { Instant } from './calendar-date'
import type { Cents } from './money'

/**
 * An operation that the lender lists and this device does not know. It was made on another device, or on
 * this one before its storage was cleared. Source: PAY-20, QRP-07, REV-10, REF-11.
 */
export interface OperationFromOtherDevice {
  /** Id of the operation, which is the same each time the lender lists it. */
  readonly id: string
  readonly amount: Cents
  readonly at: Instant
  /**
   * Whether the lender has done the operation. If false, it may be pending, or may be another kind of
   * operation.
   */
  readonly isDone: boolean
}

/** Returns the first operation from another device that the customer has not acknowledged. */
export function firstUnacknowledgedFromOtherDevice(
  elsewhere: readonly OperationFromOtherDevice[],
  acknowledgedKeys: readonly string[],
): OperationFromOtherDevice | undefined {
  return elsewhere.find(({ id }) => !acknowledgedKeys.includes(id))
}

/**
 * Returns the entries of the lender's list that are left after each operation known to this device is matched
 * with the entry closest in time. Used for lists whose entries have no key or number. How many entries are
 * left is certain, but not which ones.
 */
export function unmatchedListedOperations<Listed extends { readonly at: Instant }>(
  listed: readonly Listed[],
  known: readonly { readonly at: Instant }[],
): readonly Listed[] {
  return known.reduce<readonly Listed[]>((left, { at }) => {
    const [closest] = [...left].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return left.filter((each) => each !== closest)
  }, listed)
}
