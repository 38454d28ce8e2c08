import { obstacleToLine, type LineObstacle } from '@/domain/revolving-line/line-obstacle'
import type { AccountStatus } from '@/domain/session/session'

/** Why the customer cannot pay with the line, before they scan a code. Source: QRP-03. */
export type PurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | LineObstacle

/**
 * Returns the first reason why the customer cannot pay with the line, or undefined. An active offer blocks
 * it even for a customer who has a line. Source: QRP-03.
 */
export function obstacleToPurchase(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
): PurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { maxAmount = 0, campaignMaxAmount = 0 } = status.revolvingLine ?? {}
  if (campaignMaxAmount > 0) return 'campaign-offer'
  return maxAmount > 0 ? obstacleToLine(status) : 'not-enabled'
}
