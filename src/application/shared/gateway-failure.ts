/**
 * How a conversation with the lender's server can fail, in every area alike.
 * What one call may refuse for its own reasons is added by its port. Source: SES-06, SES-16.
 */
export type GatewayFailure =
  /** Nobody answered: timeout or no network. */
  | {
      readonly kind: 'no-answer'
      /** It is known that nothing left this device. */
      readonly isUnsent?: true
    }
  /** An answer that does not keep the contract; `reference` names the call. */
  | { readonly kind: 'unreadable'; readonly reference: string }
  /** The server refused or failed; `message` is its own sentence for the customer. */
  | {
      readonly kind: 'server-failure'
      readonly message?: string
      /**
       * It may have done what was asked all the same: it failed (5xx), or gave up waiting (408), after which a browser
       * sends the request again by itself.
       */
      readonly mayBeDone?: true
      /** It was asked too often, for this person or from this address. Source: SES-22. */
      readonly tooManyRequests?: TooManyRequests
      /** What the server finds wrong with its own data of the customer. Source: ACC-33. */
      readonly customerProblem?: CustomerProblem
    }
  /** The session is over and could not be refreshed. */
  | { readonly kind: 'session-ended' }

export interface TooManyRequests {
  /** When it may be asked again, if the server says. */
  readonly retryAfterSeconds?: number
}

/** Source: ACC-33. */
export type CustomerProblem = 'not-found' | 'email-not-valid' | 'phone-not-valid'
