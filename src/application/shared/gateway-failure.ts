/**
 * How any request to the lender's server can fail. A port adds the ways in which only its own requests can
 * be refused. Source: SES-06, SES-16.
 */
export type GatewayFailure =
  /** Failure: the server did not answer, because of a timeout or a missing network. */
  | {
      readonly kind: 'no-answer'
      /** Present if it is certain that the request was not sent. */
      readonly isUnsent?: true
    }
  /** Failure: the server's answer deviates from the API contract. `reference` names the request. */
  | { readonly kind: 'unreadable'; readonly reference: string }
  /**
   * Failure: the server refused the request or failed, or the request deviates from the API contract and was
   * not sent. `message` is the server's own sentence for the customer.
   */
  | {
      readonly kind: 'server-failure'
      readonly message?: string
      /**
       * Present if the request may have been carried out anyway: the server failed (5xx) or stopped waiting
       * (408). After 408, a browser sends the request again by itself.
       */
      readonly mayBeDone?: true
      /**
       * Present if the server refused the request because it had received too many requests for this person
       * or from this network address. Source: SES-22.
       */
      readonly tooManyRequests?: TooManyRequests
      /**
       * Present if the data that the server itself has about the customer is missing or not valid.
       * Source: ACC-33.
       */
      readonly customerProblem?: ServerCustomerDataProblem
    }
  /**
   * Failure: the session that the request needs is not open. It has ended, or another customer is signed in.
   */
  | { readonly kind: 'session-ended' }

interface TooManyRequests {
  /** Seconds until the next request is allowed; missing if the server does not say. */
  readonly retryAfterSeconds?: number
}

/** What is missing or not valid in the data that the server itself has about the customer. Source: ACC-33. */
export type ServerCustomerDataProblem = 'not-found' | 'email-not-valid' | 'phone-not-valid'
