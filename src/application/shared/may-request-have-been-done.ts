import type { GatewayFailure } from './gateway-failure'

/**
 * Returns whether the request may have been carried out although it failed. It may have been if it was sent
 * and no readable answer came, if the server failed (5xx), and after 408, because a browser then sends the
 * request again. After 429 it was not carried out. Source: ACC-30, CAR-06, CAR-09, MOV-03,
 * PAY-09.
 */
export function mayRequestHaveBeenDone(failure: GatewayFailure): boolean {
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
