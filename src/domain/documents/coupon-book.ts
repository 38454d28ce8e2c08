import type { Loan } from '@/domain/loans/loan'

/** Whether the customer can download the coupon book of a loan. Source: MOV-02, DOC-01. */
export type CouponBookAvailability =
  /** The lender has no coupon book for this loan. */
  | 'not-enabled'
  /**
   * The portal warns the customer before the download. The loan is paid by direct debit, so a customer who
   * also paid with a coupon would pay twice.
   */
  | 'direct-debit'
  | 'download'

/** Returns whether the customer can download the coupon book of a loan. Source: MOV-02, DOC-01. */
export function couponBookAvailability(
  loan: Pick<Loan, 'couponBookEnabled' | 'collectionMode'>,
): CouponBookAvailability {
  if (!loan.couponBookEnabled) return 'not-enabled'
  return loan.collectionMode === 'voluntary' ? 'download' : 'direct-debit'
}
