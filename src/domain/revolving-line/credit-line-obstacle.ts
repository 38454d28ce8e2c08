import type { AccountStatus } from '@/domain/session/session'
import type { CreditLine } from './credit-line'

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
  return isCreditLineUsedUp(revolvingLine) ? 'nothing-left' : undefined
}

/** Returns whether nothing is left of the credit line. Source: REV-03, QRP-03. */
export function isCreditLineUsedUp({ remainingAmount }: Pick<CreditLine, 'remainingAmount'>): boolean {
  return remainingAmount <= 0
}
