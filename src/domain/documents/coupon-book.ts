import type { AutomaticCollectionStatus } from '@/domain/automatic-collection/automatic-collection'
import type { Loan } from '@/domain/loans/loan'

/**
 * Why the portal warns the customer before the download: a customer who also paid with a coupon could pay
 * twice. `automatic-collection`: the lender collects the loan from the customer's bank account, or
 * still makes a last collection that it has announced.
 * `collection-unknown`: the portal could not find out whether it does. Source: MOV-02, PAY-27, COL-04.
 */
export type CouponBookWarning = 'direct-debit' | 'automatic-collection' | 'collection-unknown'

/** Whether the customer can download the coupon book of a loan. Source: MOV-02, DOC-01. */
export type CouponBookAvailability =
  /** The lender has no coupon book for this loan. */
  'not-enabled' | CouponBookWarning | 'download'

/**
 * Returns whether the customer can download the coupon book of a loan, or has to read a warning first.
 * `collected`: whether the loan is collected automatically. Source: MOV-02, DOC-01, PAY-27.
 */
export function couponBookAvailability(
  loan: Pick<Loan, 'couponBookEnabled' | 'collectionMode' | 'nextCollection'>,
  collected: AutomaticCollectionStatus,
): CouponBookAvailability {
  if (!loan.couponBookEnabled) return 'not-enabled'
  if (loan.collectionMode !== 'voluntary') return 'direct-debit'
  if (collected === 'yes' || collected === 'last-collection' || loan.nextCollection)
    return 'automatic-collection'
  return collected === 'unknown' ? 'collection-unknown' : 'download'
}
