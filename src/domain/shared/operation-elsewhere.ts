import type { Instant } from './calendar-date'
import type { Cents } from './money'

/**
 * An operation that the lender lists and this device does not know: another device ordered it, or this one before what
 * it stores was cleared. Source: PAY-20, QRP-07, REV-10, REF-11.
 */
export interface OperationElsewhere {
  /** The same each time that the lender lists it. */
  readonly id: string
  readonly amount: Cents
  readonly at: Instant
  /** Whether the lender has done it; otherwise it may be something else, or be pending. */
  readonly isDone: boolean
}

/** The first of them that the customer has not seen. */
export function firstUnseen(
  elsewhere: readonly OperationElsewhere[],
  acknowledgedKeys: readonly string[],
): OperationElsewhere | undefined {
  return elsewhere.find(({ id }) => !acknowledgedKeys.includes(id))
}

/**
 * What is left of a list once each known operation has taken the entry that is closest to it in time. For lists that
 * name neither a key nor a number: how many are left is certain, which ones is not.
 */
export function withoutClosest<Listed extends { readonly at: Instant }>(
  listed: readonly Listed[],
  known: readonly { readonly at: Instant }[],
): readonly Listed[] {
  return known.reduce<readonly Listed[]>((left, { at }) => {
    const [closest] = [...left].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return left.filter((each) => each !== closest)
  }, listed)
}
