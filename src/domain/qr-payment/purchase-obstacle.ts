import { obstacleToLine, type LineObstacle } from '@/domain/home/tiles'
import type { AccountStatus } from '@/domain/session/session'

/** Why nothing can be paid with the line, before any code is read. Source: QRP-03. */
export type PurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | LineObstacle

/** The first thing that stands in the way of paying with the line. An active offer blocks also who has a line. Source: QRP-03. */
export function obstacleToPurchase(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
): PurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { maxAmount = 0, campaignMaxAmount = 0 } = status.revolvingLine ?? {}
  if (campaignMaxAmount > 0) return 'campaign-offer'
  return maxAmount > 0 ? obstacleToLine(status) : 'not-enabled'
}
