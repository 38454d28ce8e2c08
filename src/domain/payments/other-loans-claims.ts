import type { OperationRecord } from '@/domain/shared/operation'

/** The payments that the lender lists and that an operation may be, and the operations that compete for them. */
export interface ListedPayments {
  /** How many the lender lists. */
  readonly count: number
  /** How many of them name no loan, so that they may be of another loan too. */
  readonly unnamed: number
  /** The customer's operations on other loans that may be one of those without a loan. */
  readonly claims: readonly OperationRecord[]
}

/**
 * Returns the positions in the list, oldest first, that no operation on another loan takes. Each takes one without a
 * loan, and only one that was not listed yet when it was made: one payment is never two operations.
 * Source: PAY-20.
 */
export function unclaimedPositions({ count, unnamed, claims }: ListedPayments): readonly number[] {
  const all = Array.from({ length: count }, (_, position) => position)
  return leftBy(inListedOrder(claims).slice(0, unnamed), all)
}

/**
 * Returns whether one of the free positions is this operation's. Earlier operations on its own loan come first.
 * Source: PAY-20.
 */
export function isOperationListed(
  operation: OperationRecord,
  free: readonly number[],
  sameLoan: readonly OperationRecord[],
): boolean {
  const earlier = sameLoan.filter(({ before }) => before.listed < operation.before.listed)
  return firstFor(operation, leftBy(inListedOrder(earlier), free)) !== undefined
}

/** Returns the positions that are left once each operation has taken its first one. */
function leftBy(operations: readonly OperationRecord[], positions: readonly number[]): readonly number[] {
  return operations.reduce<readonly number[]>((left, each) => {
    const taken = firstFor(each, left)
    return left.filter((position) => position !== taken)
  }, positions)
}

function inListedOrder(operations: readonly OperationRecord[]): readonly OperationRecord[] {
  return [...operations].sort((one, other) => one.before.listed - other.before.listed)
}

function firstFor({ before }: OperationRecord, positions: readonly number[]): number | undefined {
  return positions.find((each) => each >= before.listed)
}
