import type { LoanProductNumbers, LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import { definePort } from '@/application/shared/port'

/**
 * Stores the last loan offer of the session, for all tabs. A customer who comes back within ten minutes
 * sees the same offer again. Source: OFF-02, SES-13.
 */
export interface LastLoanOfferStore {
  /**
   * Returns the stored offer of the given kind of loan. Undefined if it belongs to another customer or is
   * older than ten minutes.
   */
  find(kind: LoanProductNumbers): LoanApplicationOrOffer | undefined
  /**
   * Stores an offer that the lender has calculated, unless the customer for whom it was calculated has
   * signed out meanwhile. If the lender rejects the customer, nothing is stored.
   */
  save(
    of: { readonly customerId: string; readonly kind: LoanProductNumbers },
    offer: LoanApplicationOrOffer,
  ): void
}
export const LastLoanOfferStore = definePort<LastLoanOfferStore>('LastLoanOfferStore')
