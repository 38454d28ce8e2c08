import type { CardRefusalReason } from '@/domain/payments/card-refusal'

/**
 * Why the down payment of a refinancing was not charged: the lender declined the card, or the identity
 * check has expired, was already used, or was made for another person or purpose. Source: REF-09, ACC-37.
 */
export type DownPaymentRefusalReason = CardRefusalReason | 'identity-check-over'

/** Why the lender did not create the loan of a refinancing. Source: REF-05. */
export type RefinancingLoanRefusalReason = 'plan-not-offered' | 'not-available'
