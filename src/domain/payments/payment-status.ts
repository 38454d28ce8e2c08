/** The values of the payment status in the address of the status page. Source: PAY-16, PAY-17. */
export type StatusParameter = 'approved' | 'rejected' | 'in_process'

/** What the address of the status page says of a payment. Source: PAY-17. */
export type ReportedStatus = 'approved' | 'in-process' | 'error' | 'missing'

/** The `status` of that address; one that is missing belongs to the pay page. Source: PAY-17. */
export function readStatusParameter(status: string | undefined): ReportedStatus {
  switch (status?.trim().toLowerCase() ?? '') {
    case '':
      return 'missing'
    case 'approved':
      return 'approved'
    case 'in_process':
      return 'in-process'
    default:
      return 'error'
  }
}
