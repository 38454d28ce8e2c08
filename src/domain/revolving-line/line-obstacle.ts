import type { AccountStatus } from '@/domain/session/session'

/** Why the customer's line cannot be used to pay. */
export type LineObstacle = 'not-enabled' | 'nothing-left'

/**
 * Returns why the customer's line cannot be used, or undefined if it can be used or the customer has no
 * line. Source: HOM-06, QRP-03.
 */
export function obstacleToLine({
  revolvingLine,
}: Pick<AccountStatus, 'revolvingLine'>): LineObstacle | undefined {
  if (!revolvingLine || revolvingLine.maxAmount <= 0) return undefined
  if (!revolvingLine.enabled) return 'not-enabled'
  return revolvingLine.remainingAmount <= 0 ? 'nothing-left' : undefined
}
