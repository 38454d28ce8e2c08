/**
 * What the lender answers when asked about an operation (a charge, a loan, a payment to a shop) whose
 * answer was lost. Source: PAY-16.
 */
export type LenderStatus = 'approved' | 'rejected' | 'in-process' | 'not-found'

/**
 * When the lender is asked for the status of an operation, in seconds since the first question.
 * Source: PAY-16.
 */
export const pollingDelaysSeconds: readonly number[] = [0, 2, 5, 10, 30]

/**
 * A lender's status of an operation that does not change any more. `not-found` can change, because the
 * request may still arrive. Source: PAY-16.
 */
export type FinalStatus = Extract<LenderStatus, 'approved' | 'rejected'>

export function isFinal(status: LenderStatus): status is FinalStatus {
  return status === 'approved' || status === 'rejected'
}
