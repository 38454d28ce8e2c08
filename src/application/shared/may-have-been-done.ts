import type { GatewayFailure } from './gateway-failure'

/**
 * Returns whether the request may have been carried out despite the failure. A server that fails (5xx) may
 * have done it, and after 408 a browser sends the request again. After 429 nothing was done. Source: ACC-30,
 * CAR-06, CAR-09, MOV-03.
 */
export function mayHaveBeenDone(failure: GatewayFailure): boolean {
  switch (failure.kind) {
    case 'no-answer':
      return !failure.isUnsent
    case 'unreadable':
      return true
    case 'server-failure':
      return failure.mayBeDone === true
    case 'session-ended':
      return false
  }
}
