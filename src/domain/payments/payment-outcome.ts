import type { KnownCard } from '@/domain/cards/known-card'
import type { Cents } from '@/domain/shared/money'
import type { CardRefusal } from './card-refusal'

/**
 * What is known of a charge. `refused` says why, `rejected` does not;
 * `unknown` is neither paid nor rejected: nobody answered. Source: PAY-15, PAY-16.
 */
export type PaymentOutcome =
  | { readonly kind: 'approved'; readonly transactionId?: string }
  | { readonly kind: 'rejected'; readonly transactionId?: string }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal }
  | { readonly kind: 'unknown' }

/** A card that the customer has already used. */
export interface SavedCard extends KnownCard {
  readonly debitCardId: string
}

/** One intention to pay, made once and kept until the server's final word. Source: PAY-16. */
export interface PaymentIntention {
  readonly idempotencyKey: string
  readonly externalId: string
  readonly amount: Cents
  /** All that was due of the loan then, without interest. */
  readonly dueBefore: Cents
}
