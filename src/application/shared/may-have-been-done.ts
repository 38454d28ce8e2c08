import type { GatewayFailure } from './gateway-failure'

/**
 * Whether what was asked for may have been done all the same: nobody said that it was not. A lender that fails (5xx) may
 * fail after doing it, and after 408 a browser sends a request again. One that is asked too often (429) did nothing.
 * Source: ACC-30, CAR-06, CAR-09, MOV-03.
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
