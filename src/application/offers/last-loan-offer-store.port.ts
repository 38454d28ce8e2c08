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
   * Stores the lender's answer to a loan application if it is an offer, unless the customer who applied has
   * signed out meanwhile. An answer that rejects the application is not stored.
   */
  save(
    of: { readonly customerId: string; readonly kind: LoanProductNumbers },
    offer: LoanApplicationOrOffer,
  ): void
}
export const LastLoanOfferStore = definePort<LastLoanOfferStore>('LastLoanOfferStore')
