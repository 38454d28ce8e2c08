import type { AccountStatus } from '@/domain/session/session'

/** Why the customer's credit line cannot be used to pay. */
export type CreditLineObstacle = 'not-enabled' | 'nothing-left'

/**
 * Returns why the customer cannot use their credit line. Undefined if they can use it, and also if they
 * have none. Source: HOM-06, QRP-03.
 */
export function creditLineObstacle({
  revolvingLine,
}: Pick<AccountStatus, 'revolvingLine'>): CreditLineObstacle | undefined {
  if (!revolvingLine || revolvingLine.maxAmount <= 0) return undefined
  if (!revolvingLine.enabled) return 'not-enabled'
  return revolvingLine.remainingAmount <= 0 ? 'nothing-left' : undefined
}
