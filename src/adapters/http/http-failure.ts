import type { ServerCustomerDataProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import type { refusalCodesOfAnyCall } from '@/adapters/contract/refusals'
import { omitUndefined } from './without-undefined'

/** The ways in which an API call can fail over HTTP. Only adapters use this type. */
export type HttpFailure =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'unreadable'; readonly reference: string }
  /**
   * Failure: the request does not match the API contract, or a parameter of its path has no valid value. The
   * request was not sent. Source: PAY-23, GEN-12.
   */
  | { readonly kind: 'not-sent' }
  | HttpRefusal
  /** Failure: the server refused the access token, and then did not renew it. The request had no effect. */
  | { readonly kind: 'not-renewed'; readonly message?: string }
  | { readonly kind: 'session-ended' }

export interface HttpRefusal {
  readonly kind: 'refused'
  readonly status: number
  readonly code?: string | undefined
  readonly message?: string | undefined
  /**
   * Name of the API call if a network or a proxy, and not the lender, answered it with an HTML page. An
   * HTML page with a 5xx or 429 status counts as the lender's answer. Source: SES-06.
   */
  readonly htmlPageCall?: string
  /**
   * Present if the portal answered the call by itself and sent no request, because the lender has switched
   * off the call. Source: OPS-03.
   */
  readonly isUnsent?: true
  /** Seconds until the request may be sent again; present only with status 429. */
  readonly retryAfterSeconds?: number | undefined
}

const customerDataProblemByKnownCode: Readonly<
  Record<keyof typeof refusalCodesOfAnyCall, ServerCustomerDataProblem>
> = {
  INVALID_CUSTOMER_EMAIL: 'email-not-valid',
  INVALID_PHONE_NUMBER: 'phone-not-valid',
  CUSTOMER_NOT_FOUND: 'not-found',
}
const customerDataProblemByCode = new Map<string, ServerCustomerDataProblem>(
  Object.entries(customerDataProblemByKnownCode),
)

/** Returns whether it is certain that the request of an API call was not sent. Source: GEN-12, OPS-03. */
export function isUnsentRequest(reason: HttpFailure): boolean {
  return reason.kind === 'not-sent' || (reason.kind === 'refused' && reason.isUnsent === true)
}

/**
 * Converts the failure of an API call to a failure that all ports have in common. A request that was not
 * sent counts as a failure of the server. Source: SES-06.
 */
export function toGatewayFailure(reason: HttpFailure): GatewayFailure {
  if (reason.kind === 'not-sent') return { kind: 'server-failure' }
  if (reason.kind === 'not-renewed') return { ...reason, kind: 'server-failure' }
  if (reason.kind !== 'refused') return reason
  if (reason.htmlPageCall !== undefined) return { kind: 'unreadable', reference: reason.htmlPageCall }
  return omitUndefined({
    kind: 'server-failure' as const,
    message: isWrittenByFramework(reason) ? undefined : reason.message,
    mayBeDone: (!reason.isUnsent && (reason.status >= 500 || reason.status === 408)) || undefined,
    tooManyRequests:
      reason.status === 429 ? omitUndefined({ retryAfterSeconds: reason.retryAfterSeconds }) : undefined,
    customerProblem: customerDataProblemByCode.get(reason.code ?? ''),
  })
}

/**
 * Returns whether the message of a refusal was written by the framework of a server that does not have this
 * API call, and not by the lender. Such a refusal has no error code of the API contract. Source: OPS-03.
 */
function isWrittenByFramework({ status, code }: HttpRefusal): boolean {
  return status === 501 || (code === undefined && (status === 404 || status === 405))
}
