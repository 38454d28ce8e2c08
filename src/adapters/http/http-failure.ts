import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** How a call failed, in the words of HTTP; only adapters speak them. */
export type HttpFailure =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'unreadable'; readonly reference: string }
  | { readonly kind: 'refused'; readonly status: number; readonly code?: string; readonly message?: string }
  | { readonly kind: 'session-ended' }

/** The words every area shares. A missing answer counts as a server failure elsewhere. Source: SES-06. */
export function toGatewayFailure(reason: HttpFailure): GatewayFailure {
  if (reason.kind !== 'refused') return reason
  return reason.message === undefined
    ? { kind: 'server-failure' }
    : { kind: 'server-failure', message: reason.message }
}
