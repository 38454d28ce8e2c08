import type { CardRefusal } from '@/domain/payments/card-refusal'

/**
 * Why a down payment was not charged: the card was declined, or the identity check that it requires has
 * expired. Source: REF-09, ACC-37.
 */
export type DownPaymentRefusal = CardRefusal | 'identity-check-over'
