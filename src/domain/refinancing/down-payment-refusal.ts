import type { CardRefusal } from '@/domain/payments/card-refusal'

/**
 * Why the down payment of a refinancing was not charged: the lender declined the card, or the customer's
 * identity check has expired. Source: REF-09, ACC-37.
 */
export type DownPaymentRefusal = CardRefusal | 'identity-check-over'
