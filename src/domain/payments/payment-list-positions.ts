import type { OperationRecord } from '@/domain/shared/operation'

/**
 * The payments in the lender's list that may be a given payment operation of this device, and the
 * operations on other loans to which some of them may belong.
 */
export interface ListedPaymentCandidates {
  /** How many payments in the lender's list may be the payment of the given operation. */
  readonly count: number
  /** How many of the payments counted in `count` name no loan. These may be payments of another loan. */
  readonly countOfPaymentsWithoutLoan: number
  /**
   * The customer's payments of other loans, as this device stores them. A payment in the lender's list that
   * names no loan may be one of these.
   */
  readonly operationsOnOtherLoans: readonly OperationRecord[]
}

/**
 * Returns which of the lender's listed payments may belong to this loan, as positions from 0 (the oldest).
 * Listed payments that name no loan may belong to other loans: each operation on another loan takes one
 * position, the first that was added after the operation was created, up to `countOfPaymentsWithoutLoan`
 * positions. So no payment counts for two operations. Source: PAY-20.
 */
export function unmatchedPositionsInPaymentList({
  count,
  countOfPaymentsWithoutLoan,
  operationsOnOtherLoans,
}: ListedPaymentCandidates): readonly number[] {
  const all = Array.from({ length: count }, (_, position) => position)
  return unmatchedPositions(inListedOrder(operationsOnOtherLoans).slice(0, countOfPaymentsWithoutLoan), all)
}

/**
 * Returns whether one of the given positions in the lender's list of payments may be the payment of this
 * operation. Earlier operations on the same loan are matched with positions first. Source: PAY-20.
 */
export function mayBeListedAtPositions(
  operation: OperationRecord,
  free: readonly number[],
  sameLoan: readonly OperationRecord[],
): boolean {
  const earlier = sameLoan.filter(({ before }) => before.listed < operation.before.listed)
  return firstFittingPosition(operation, unmatchedPositions(inListedOrder(earlier), free)) !== undefined
}

/**
 * Returns the positions in the lender's list of payments that remain after each operation is matched
 * with the first position that fits it.
 */
function unmatchedPositions(
  operations: readonly OperationRecord[],
  positions: readonly number[],
): readonly number[] {
  return operations.reduce<readonly number[]>((left, each) => {
    const taken = firstFittingPosition(each, left)
    return left.filter((position) => position !== taken)
  }, positions)
}

function inListedOrder(operations: readonly OperationRecord[]): readonly OperationRecord[] {
  return [...operations].sort((one, other) => one.before.listed - other.before.listed)
}

function firstFittingPosition({ before }: OperationRecord, positions: readonly number[]): number | undefined {
  return positions.find((each) => each >= before.listed)
}
