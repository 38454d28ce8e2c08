import type { PaymentRequest } from '@/application/payments/payment-precondition'

/** The payment that the customer is about to make. */
export type PaymentOffer = PaymentRequest

/** What a payment method reports about the payment it sends. A message says why nothing was sent. */
export type PaymentReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  /** The customer has no saved card. */
  | { readonly kind: 'no-saved-card' }
  | { readonly kind: 'not-sent'; readonly message: string }
