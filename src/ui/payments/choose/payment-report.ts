/** What a payment method reports about the payment it sends. A message says why nothing was sent. */
export type PaymentReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  /** The customer has no saved card. */
  | { readonly kind: 'no-saved-card' }
  /** The card of the payment to retry is not saved any more. Source: PAY-16. */
  | { readonly kind: 'card-gone' }
  | { readonly kind: 'not-sent'; readonly message: string }
