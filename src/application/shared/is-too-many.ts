import type { GatewayFailure } from './gateway-failure'

/** Whether the lender answers no more for now, whatever is asked. Source: SES-22. */
export function isTooMany(failure: GatewayFailure | { readonly kind: 'number-not-valid' }): boolean {
  return failure.kind === 'server-failure' && failure.tooManyRequests !== undefined
}
