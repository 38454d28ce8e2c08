/** The words that the address of the status page uses for what became of a payment. Source: PAY-16, PAY-17. */
export type StatusWord = 'approved' | 'rejected' | 'in_process'

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
