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
   * Stores a loan offer, unless the customer who received it has signed out meanwhile. A rejected
   * application is not stored.
   */
  save(
    of: { readonly customerId: string; readonly kind: LoanProductNumbers },
    offer: LoanApplicationOrOffer,
  ): void
}
export const LastLoanOfferStore = definePort<LastLoanOfferStore>('LastLoanOfferStore')
