/**
 * What the lender answers when asked about an operation (a charge, a loan, a payment to a shop) whose
 * answer was lost. Source: PAY-16.
 */
export type LenderOperationStatus = 'approved' | 'rejected' | 'in-process' | 'not-found'

/**
 * How long after its first question the portal asks the lender again for the status of an operation: the
 * seconds of each question. Source: PAY-16.
 */
export const statusPollingDelaysSeconds: readonly number[] = [0, 2, 5, 10, 30]

/**
 * A status of an operation, given by the lender, that does not change any more. `not-found` can change,
 * because the request may still arrive. Source: PAY-16.
 */
export type FinalLenderStatus = Extract<LenderOperationStatus, 'approved' | 'rejected'>

export function isFinalLenderStatus(status: LenderOperationStatus): status is FinalLenderStatus {
  return status === 'approved' || status === 'rejected'
}
