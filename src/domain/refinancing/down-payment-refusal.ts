import type { CardRefusal } from '@/domain/payments/card-refusal'

/** Why a down payment was not charged: the card, or the identity check that it relies on. Source: REF-09, ACC-37. */
export type DownPaymentRefusal = CardRefusal | 'identity-check-over'
