/**
 * The values that the payment status page accepts in the `status` parameter of its address. Source: PAY-16,
 * PAY-17.
 */
export type PaymentStatusParameter = 'approved' | 'rejected' | 'in_process'

/** The payment status that the address of the payment status page gives. Source: PAY-17. */
type PaymentStatusInAddress = 'approved' | 'in-process' | 'error' | 'missing'

/**
 * Parses the `status` parameter in the address of the payment status page. Returns `missing` if the
 * parameter is missing or empty, and `error` for any value other than `approved` and `in_process`, so also
 * for `rejected`. Source: PAY-17.
 */
export function parsePaymentStatusParameter(status: string | undefined): PaymentStatusInAddress {
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
