import type { LoanProductNumbers, LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import { definePort } from '@/application/shared/port'

/**
 * Stores the last loan offer of the session, for all tabs. A customer who returns within ten minutes
 * sees the same offer. Source: OFF-02, SES-13.
 */
export interface LastLoanOfferStore {
  /**
   * Returns the stored offer of that kind if it belongs to the signed-in customer and is not older than ten
   * minutes.
   */
  find(kind: LoanProductNumbers): LoanApplicationOrOffer | undefined
  /**
   * Stores a loan offer, unless its customer has signed out meanwhile. A rejected application is not
   * stored.
   */
  save(
    of: { readonly customerId: string; readonly kind: LoanProductNumbers },
    offer: LoanApplicationOrOffer,
  ): void
}
export const LastLoanOfferStore = definePort<LastLoanOfferStore>('LastLoanOfferStore')
