import type { CardRefusalReason } from '@/domain/payments/card-refusal'

/**
 * Why the down payment of a refinancing was not charged: the lender declined the card; the identity check has
 * expired, was already used, or was made for another person or purpose; or the refinancing is not available,
 * because it has expired, was accepted or was replaced from another device. Source: REF-09, ACC-37, REF-11.
 */
export type DownPaymentRefusalReason = CardRefusalReason | 'identity-check-over' | 'not-available'

/** Why the lender did not create the loan of a refinancing. Source: REF-05. */
export type RefinancingLoanRefusalReason = 'plan-not-offered' | 'not-available'
