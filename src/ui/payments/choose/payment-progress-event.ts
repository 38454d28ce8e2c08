/**
 * An event that the view of a payment method reports to the payment screen: what has happened to the payment.
 */
export type PaymentProgressEvent =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  /** Reports that the customer has no saved card. */
  | { readonly kind: 'no-saved-card' }
  /**
   * Reports that the customer retries a payment, but its card is no longer saved, so it cannot be sent again.
   * Source: PAY-16.
   */
  | { readonly kind: 'card-gone' }
  | { readonly kind: 'not-sent'; readonly message: string }
