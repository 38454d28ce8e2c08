/** What the server says of a payment that nobody answered. Source: PAY-16. */
export type PaymentStatus = 'approved' | 'rejected' | 'in-process' | 'not-found'

/** When the server is asked, in seconds since the wait began. Source: PAY-16. */
export const pollingDelaysSeconds: readonly number[] = [2, 5, 10, 30]

/** Seconds from one question to the next by how many were made; nothing when only the customer asks on. Source: PAY-16. */
export function secondsUntilNextAsk(timesAsked: number): number | undefined {
  const next = pollingDelaysSeconds[timesAsked]
  return next === undefined ? undefined : next - (pollingDelaysSeconds[timesAsked - 1] ?? 0)
}

export interface AfterStatus {
  /** Nothing is left to ask, and the intention's key is forgotten. */
  readonly isFinal: boolean
  /** The server said that nothing was charged: paying may be offered. */
  readonly mayPayAgain: boolean
}

const afterEachStatus: Record<PaymentStatus, AfterStatus> = {
  approved: { isFinal: true, mayPayAgain: false },
  rejected: { isFinal: true, mayPayAgain: true },
  'not-found': { isFinal: true, mayPayAgain: true },
  'in-process': { isFinal: false, mayPayAgain: false },
}

/** What follows from the server's word on a payment. Source: PAY-16. */
export function afterStatus(status: PaymentStatus): AfterStatus {
  return afterEachStatus[status]
}

/** The words that the address of the status page uses for what became of a payment. Source: PAY-16, PAY-17. */
export type StatusWord = 'approved' | 'rejected' | 'in_process' | 'not_found'

/** What the status page shows. Source: PAY-17. */
export type StatusPageKind = 'paid' | 'received' | 'in-process' | 'error' | 'missing'

/**
 * What the status page shows for the `status` of its address: an approved payment is paid when a
 * transaction is named, else received; a missing status belongs to the pay page. Source: PAY-17.
 */
export function statusPageKind(status: string | undefined, transactionId?: string): StatusPageKind {
  switch (status?.trim().toLowerCase() ?? '') {
    case '':
      return 'missing'
    case 'approved':
      return transactionId ? 'paid' : 'received'
    case 'in_process':
      return 'in-process'
    default:
      return 'error'
  }
}
