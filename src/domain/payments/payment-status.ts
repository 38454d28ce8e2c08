/**
 * The values that the payment status page accepts in the `status` parameter of its address. Source: PAY-16,
 * PAY-17.
 */
export type PaymentStatusParameter = 'approved' | 'rejected' | 'in_process'

/** The payment status that the address of the status page reports. Source: PAY-17. */
export type ReportedPaymentStatus = 'approved' | 'in-process' | 'error' | 'missing'

/**
 * Parses the `status` parameter of the payment status page. Without the parameter, the address shows the pay
 * page. Source: PAY-17.
 */
export function parsePaymentStatusParameter(status: string | undefined): ReportedPaymentStatus {
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
