import type { CustomerProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import type { commonRefusals } from '@/adapters/contract/refusals'
import { omitUndefined } from './without-undefined'

/** The ways in which a call can fail over HTTP. Used by adapters only. */
export type HttpFailure =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'unreadable'; readonly reference: string }
  /** The request breaks the contract or its path cannot be filled, so it was not sent. Source: PAY-23, GEN-12. */
  | { readonly kind: 'not-sent' }
  | HttpRefusal
  /** The server refused the access token and failed to renew it, so nothing was done. */
  | { readonly kind: 'not-renewed'; readonly message?: string }
  | { readonly kind: 'session-ended' }

export interface HttpRefusal {
  readonly kind: 'refused'
  readonly status: number
  readonly code?: string
  readonly message?: string
  /**
   * Name of the call that was answered with an HTML page, of a network or a proxy, and not by the lender.
   * A page with a 5xx status is an ordinary server failure. Source: SES-06.
   */
  readonly page?: string
  /** Seconds until the request may be sent again, with a 429. */
  readonly retryAfterSeconds?: number
}

const byCode: Readonly<Record<keyof typeof commonRefusals, CustomerProblem>> = {
  INVALID_CUSTOMER_EMAIL: 'email-not-valid',
  INVALID_PHONE_NUMBER: 'phone-not-valid',
  CUSTOMER_NOT_FOUND: 'not-found',
}
const customerProblems = new Map<string, CustomerProblem>(Object.entries(byCode))

/**
 * Converts the failure of a call to one of those that all ports share. A request that was not sent counts as
 * a failure of the server. Source: SES-06.
 */
export function toGatewayFailure(reason: HttpFailure): GatewayFailure {
  if (reason.kind === 'not-sent') return { kind: 'server-failure' }
  if (reason.kind === 'not-renewed') return { ...reason, kind: 'server-failure' }
  if (reason.kind !== 'refused') return reason
  if (reason.page !== undefined) return { kind: 'unreadable', reference: reason.page }
  return omitUndefined({
    kind: 'server-failure' as const,
    message: isWrittenByFramework(reason) ? undefined : reason.message,
    mayBeDone: reason.status >= 500 || reason.status === 408 || undefined,
    tooManyRequests:
      reason.status === 429 ? omitUndefined({ retryAfterSeconds: reason.retryAfterSeconds }) : undefined,
    customerProblem: customerProblems.get(reason.code ?? ''),
  })
}

/**
 * Returns whether the words are those of a server that does not have this call, and not of the lender:
 * without a code of the contract, its framework wrote them. Source: OPS-03.
 */
function isWrittenByFramework({ status, code }: HttpRefusal): boolean {
  return status === 501 || (code === undefined && (status === 404 || status === 405))
}
