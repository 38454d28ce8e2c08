import type { Loan } from '@/domain/loans/loan'

/** What stands between a loan and its coupon book. Source: MOV-02, DOC-01. */
export type CouponBookStep =
  /** The lender gives none for this loan. */
  | 'not-enabled'
  /** It is paid by direct debit: paying with a coupon too would pay twice. */
  | 'direct-debit'
  | 'download'

/** What comes first when the coupon book of a loan is asked for. Source: MOV-02, DOC-01. */
export function couponBookStep(loan: Pick<Loan, 'couponBookEnabled' | 'collectionMode'>): CouponBookStep {
  if (!loan.couponBookEnabled) return 'not-enabled'
  return loan.collectionMode === 'voluntary' ? 'download' : 'direct-debit'
}
