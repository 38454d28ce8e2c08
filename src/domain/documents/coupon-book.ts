import type { Loan } from '@/domain/loans/loan'

/**
 * What happens when the customer asks for the coupon book of a loan: the portal offers the download, warns
 * them first, or says that there is no book. Source: MOV-02, DOC-01.
 */
export type CouponBookRequestOutcome =
  /** Outcome: the lender has no coupon book for this loan. */
  | 'not-enabled'
  /**
   * Outcome: the portal first warns the customer. The loan is paid by direct debit, so a customer who also
   * paid with a coupon would pay twice.
   */
  | 'direct-debit'
  | 'download'

/**
 * Returns whether the portal offers the coupon book of this loan, first warns the customer because direct debit
 * pays the loan, or says that there is no book. Source: MOV-02, DOC-01.
 */
export function couponBookRequestOutcome(
  loan: Pick<Loan, 'couponBookEnabled' | 'collectionMode'>,
): CouponBookRequestOutcome {
  if (!loan.couponBookEnabled) return 'not-enabled'
  return loan.collectionMode === 'voluntary' ? 'download' : 'direct-debit'
}
