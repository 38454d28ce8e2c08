import { obstacleToLine, type LineObstacle } from '@/domain/home/tiles'
import type { AccountStatus } from '@/domain/session/session'

/** Why nothing can be paid with the line, before any code is read. Source: QRP-03. */
export type PurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | LineObstacle

/** The first thing that stands in the way of paying with the line. An offer is for who has no line yet. Source: QRP-03, REV-01. */
export function obstacleToPurchase(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
): PurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { maxAmount = 0, campaignMaxAmount = 0 } = status.revolvingLine ?? {}
  if (maxAmount > 0) return obstacleToLine(status)
  return campaignMaxAmount > 0 ? 'campaign-offer' : 'not-enabled'
}
