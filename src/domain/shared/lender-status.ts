/**
 * What the lender answers when the portal asks for the status of an operation (a charge, a loan, a payment to
 * a shop), because the lender's answer to the operation itself was lost. Source: PAY-16.
 */
export type LenderOperationStatus = 'approved' | 'rejected' | 'in-process' | 'not-found'

/**
 * The moments at which the portal asks the lender for the status of an operation, in seconds after the first
 * of these requests. Source: PAY-16.
 */
export const statusPollSecondsFromStart: readonly number[] = [0, 2, 5, 10, 30]

/**
 * A status of an operation, given by the lender, that never changes again. `not-found` is not one of
 * these, because the request for the operation may still reach the lender. Source: PAY-16.
 */
export type FinalLenderStatus = Extract<LenderOperationStatus, 'approved' | 'rejected'>

export function isFinalLenderStatus(status: LenderOperationStatus): status is FinalLenderStatus {
  return status === 'approved' || status === 'rejected'
}
