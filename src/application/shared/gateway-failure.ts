/**
 * How any request to the lender's server can fail. A port adds the refusals of its own requests.
 * Source: SES-06, SES-16.
 */
export type GatewayFailure =
  /** There was no answer, because of a timeout or no network. */
  | {
      readonly kind: 'no-answer'
      /** Present if it is certain that the request was not sent. */
      readonly isUnsent?: true
    }
  /** The server's answer breaks the contract; `reference` names the request. */
  | { readonly kind: 'unreadable'; readonly reference: string }
  /** The server refused or failed; `message` is its own sentence for the customer. */
  | {
      readonly kind: 'server-failure'
      readonly message?: string
      /**
       * Present if the request may have been carried out anyway: the server failed (5xx), or gave up waiting
       * (408), after which a browser sends the request again by itself.
       */
      readonly mayBeDone?: true
      /**
       * Present if the server refused because there were too many requests for this person or from this
       * network address. Source: SES-22.
       */
      readonly tooManyRequests?: TooManyRequests
      /** Present if the server found its own data about the customer missing or not valid. Source: ACC-33. */
      readonly customerProblem?: CustomerProblem
    }
  /** The session has ended and could not be refreshed. */
  | { readonly kind: 'session-ended' }

export interface TooManyRequests {
  /** Seconds until the next request is allowed; missing if the server does not say. */
  readonly retryAfterSeconds?: number
}

/** What is missing or not valid in the server's own data about the customer. Source: ACC-33. */
export type CustomerProblem = 'not-found' | 'email-not-valid' | 'phone-not-valid'
