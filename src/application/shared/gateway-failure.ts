/**
 * How a conversation with the lender's server can fail, in every area alike.
 * What one call may refuse for its own reasons is added by its port. Source: SES-06, SES-16.
 */
export type GatewayFailure =
  /** Nobody answered: timeout or no network. */
  | { readonly kind: 'no-answer' }
  /** An answer that does not keep the contract; `reference` names the call. */
  | { readonly kind: 'unreadable'; readonly reference: string }
  /** The server refused or failed; `message` is its own sentence for the customer. */
  | { readonly kind: 'server-failure'; readonly message?: string }
  /** The session is over and could not be refreshed. */
  | { readonly kind: 'session-ended' }
