import type { Instant } from './calendar-date'
import type { Cents } from './money'

/**
 * An operation that the lender lists and this device does not store. The customer made it on another
 * device, or on this one before its storage was cleared. Source: PAY-20, QRP-07, REV-10, REF-11.
 */
export interface OperationFromOtherDevice {
  /** Id of the operation. It is the same each time the lender lists the operation. */
  readonly id: string
  readonly amount: Cents
  readonly at: Instant
  /**
   * Whether it is certain that the lender has done the operation. If false, the operation may be
   * pending, or it may be of another kind.
   */
  readonly isCertainlyDone: boolean
}

/**
 * Returns the first operation from another device that the customer has not yet seen and chosen to
 * ignore.
 */
export function unacknowledgedOtherDeviceOperation(
  elsewhere: readonly OperationFromOtherDevice[],
  acknowledgedKeys: readonly string[],
): OperationFromOtherDevice | undefined {
  return elsewhere.find(({ id }) => !acknowledgedKeys.includes(id))
}

/**
 * Returns the entries of the lender's list that remain after each operation of this device is matched
 * with the entry closest in time. Used for lists whose entries have no key or number. The number of
 * remaining entries is certain; which ones remain is a guess.
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
