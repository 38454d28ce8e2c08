import type { GatewayFailure } from './gateway-failure'

/** Whether what was asked for may have been done all the same: nobody said that it was not. Source: ACC-30, CAR-06, CAR-09, MOV-03. */
export function mayHaveBeenDone(failure: GatewayFailure): boolean {
  return (failure.kind === 'no-answer' && !failure.isUnsent) || failure.kind === 'unreadable'
}
