/** The fewest loans that the customer can pay in one go. */
const minLoansInBatch = 2

/**
 * Returns whether the portal offers to pay several loans in one go, given how many loans can be paid now.
 * Source: PAY-25.
 */
export function isBatchPaymentOffered(payableLoanCount: number): boolean {
  return payableLoanCount >= minLoansInBatch
}
