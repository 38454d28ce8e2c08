import type { KnownCard } from '@/domain/cards/known-card'
import type { CardRefusal } from './card-refusal'

/**
 * What is known of a charge. `refused` says why, `rejected` does not; `isAtDoor`: this request was turned away before
 * anything was done. `unknown` is neither paid nor rejected: nobody answered. Source: PAY-15, PAY-16.
 */
export type PaymentOutcome =
  | { readonly kind: 'approved'; readonly transactionId?: string }
  | { readonly kind: 'rejected'; readonly transactionId?: string; readonly isAtDoor?: true }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal }
  | { readonly kind: 'unknown' }

/** A card that the customer has already used. */
export interface SavedCard extends KnownCard {
  readonly debitCardId: string
}
