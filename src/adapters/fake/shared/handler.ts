import type {
  CallAnswer,
  CallRequestBody,
  ApiCall,
  ApiContract,
  CallPathParameters,
  CallQueryParameters,
} from '@/adapters/contract/call'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from './records'
import type { Refusal } from './refusal'

interface CustomerTypeByAccess {
  readonly session: CustomerRecord
  readonly optional: CustomerRecord | undefined
  readonly open: undefined
}

/**
 * The input of a handler: a request to the fake back end whose path, query and body match the API contract.
 */
export interface CallHandlerRequest<Call extends ApiCall> {
  readonly path: CallPathParameters<Call>
  readonly query: CallQueryParameters<Call>
  readonly body: CallRequestBody<Call>
  /**
   * The customer to whom the request's access token belongs; undefined without an access token, and if
   * `access` is `open`.
   */
  readonly customer: CustomerTypeByAccess[Call['access']]
  /** Id of the session to which the access token of the request belongs; undefined without a session. */
  readonly sessionId: string | undefined
  /**
   * True if the customer opened the session with a code or a passkey within the last 15 minutes.
   * Source: ACC-36.
   */
  readonly isIdentityRecentlyVerified: boolean
  /** The idempotency key of the request; undefined if the API call requires none. */
  readonly idempotencyKey: Call extends { idempotent: true } ? string : undefined
  /** Origin of the portal, such as `https://portal.example`. */
  readonly origin: string
  /** Origin of the fake back end; in the demo it is the same as the origin of the portal. */
  readonly serverOrigin: string
  readonly lender: Lender
}

/**
 * A function that answers the requests of one API call with an answer or a refusal. It may be asynchronous,
 * for example to verify a signature.
 */
export type CallHandler<Call extends ApiCall> = (
  request: CallHandlerRequest<Call>,
) => CallAnswer<Call> | Refusal | Promise<CallAnswer<Call> | Refusal>

/**
 * The handlers of an API contract, one for each API call. It is a type error if one is missing or returns
 * something other than the contract says.
 */
export type ContractHandlers<Calls extends ApiContract> = {
  readonly [Key in keyof Calls]: CallHandler<Calls[Key]>
}
