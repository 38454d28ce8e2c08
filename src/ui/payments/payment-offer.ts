import type { PaymentRequest } from '@/application/payments/payment-precondition'

/** What is about to be paid. */
export type PaymentOffer = PaymentRequest

/** What a way of paying says of the payment that it sends; a message says why nothing was sent. */
export type PaymentReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  /** There is no card to begin with. */
  | { readonly kind: 'no-saved-card' }
  | { readonly kind: 'not-sent'; readonly message: string }
