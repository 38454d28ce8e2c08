/** The values that the status page accepts in its `status` parameter. Source: PAY-16, PAY-17. */
export type StatusParameter = 'approved' | 'rejected' | 'in_process'

/** The payment status that the address of the status page reports. Source: PAY-17. */
export type ReportedStatus = 'approved' | 'in-process' | 'error' | 'missing'

/**
 * Parses the `status` parameter of the status page. Without the parameter, the address shows the pay page.
 * Source: PAY-17.
 */
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
