/** What the view of a payment method reports to the payment screen about the payment that it sends. */
export type PaymentReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  /** The customer has no saved card. */
  | { readonly kind: 'no-saved-card' }
  /** The payment to retry cannot be sent again, because its card is no longer saved. Source: PAY-16. */
  | { readonly kind: 'card-gone' }
  | { readonly kind: 'not-sent'; readonly message: string }
