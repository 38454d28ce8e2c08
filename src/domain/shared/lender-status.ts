/** What the lender says of an order that nobody answered: to charge, to lend, to pay a shop. Source: PAY-16. */
export type LenderStatus = 'approved' | 'rejected' | 'in-process' | 'not-found'

/** When the lender is asked, in seconds since the wait began. Source: PAY-16. */
export const pollingDelaysSeconds: readonly number[] = [0, 2, 5, 10, 30]

/** What nothing changes any more. That nothing was found may change: it may still arrive. Source: PAY-16. */
export type FinalStatus = Extract<LenderStatus, 'approved' | 'rejected'>

export function isFinal(status: LenderStatus): status is FinalStatus {
  return status === 'approved' || status === 'rejected'
}
