import type { GatewayFailure } from './gateway-failure'

/** Returns whether the lender refuses further requests for now. Source: SES-22. */
export function isTooManyRequests(failure: GatewayFailure | { readonly kind: 'number-not-valid' }): boolean {
  return failure.kind === 'server-failure' && failure.tooManyRequests !== undefined
}
