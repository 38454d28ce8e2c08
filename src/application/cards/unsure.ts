import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Whether a change of the cards may have been done all the same: nobody said that it was not. Source: CAR-06, CAR-09. */
export function isUnsureWhetherDone({ kind }: GatewayFailure): boolean {
  return kind === 'no-answer' || kind === 'unreadable'
}
