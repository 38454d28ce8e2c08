import type { CustomerProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import type { commonRefusals } from '@/adapters/contract/common-refusals'
import { withoutUndefined } from './without-undefined'

/** How a call failed, in the words of HTTP; only adapters speak them. */
export type HttpFailure =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'unreadable'; readonly reference: string }
  /** What was to be sent is not what the contract says: nothing left. Source: PAY-23. */
  | { readonly kind: 'not-sent' }
  | HttpRefusal
  /** The call was refused for its token, and the lender failed to renew it: nothing was done. */
  | { readonly kind: 'not-renewed'; readonly message?: string }
  | { readonly kind: 'session-ended' }

export interface HttpRefusal {
  readonly kind: 'refused'
  readonly status: number
  readonly code?: string
  readonly message?: string
  /**
   * The call that a page answered, of a network or of whatever stands before the lender: nobody's word about it.
   * A page with a 5xx is no more than the failure that its status says. Source: SES-06.
   */
  readonly page?: string
  /** When it may be asked again, of a 429. */
  readonly retryAfterSeconds?: number
}

const byCode: Readonly<Record<keyof typeof commonRefusals, CustomerProblem>> = {
  INVALID_CUSTOMER_EMAIL: 'email-not-valid',
  INVALID_PHONE_NUMBER: 'phone-not-valid',
  CUSTOMER_NOT_FOUND: 'not-found',
}
const customerProblems = new Map<string, CustomerProblem>(Object.entries(byCode))

/**
 * The words every area shares. A missing answer counts as a server failure elsewhere. Source: SES-06.
 * What never left is a fault of ours, as the server's are to the customer.
 */
export function toGatewayFailure(reason: HttpFailure): GatewayFailure {
  if (reason.kind === 'not-sent') return { kind: 'server-failure' }
  if (reason.kind === 'not-renewed') return { ...reason, kind: 'server-failure' }
  if (reason.kind !== 'refused') return reason
  if (reason.page !== undefined) return { kind: 'unreadable', reference: reason.page }
  return withoutUndefined({
    kind: 'server-failure' as const,
    message: reason.message,
    mayBeDone: reason.status >= 500 || reason.status === 408 || undefined,
    tooManyRequests:
      reason.status === 429 ? withoutUndefined({ retryAfterSeconds: reason.retryAfterSeconds }) : undefined,
    customerProblem: customerProblems.get(reason.code ?? ''),
  })
}
