import { creditLineObstacle, type CreditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import type { AccountStatus } from '@/domain/session/session'

/** Why the customer cannot pay a shop with their credit line, before they scan the shop's code. Source: QRP-03. */
export type CreditLinePurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | CreditLineObstacle

/**
 * Returns the first reason why the customer cannot pay a shop with their credit line, or undefined if they
 * can. An active offer of a credit line blocks it even for a customer who has one. Source: QRP-03.
 */
export function creditLinePurchaseObstacle(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
): CreditLinePurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { maxAmount = 0, campaignMaxAmount = 0 } = status.revolvingLine ?? {}
  if (campaignMaxAmount > 0) return 'campaign-offer'
  return maxAmount > 0 ? creditLineObstacle(status) : 'not-enabled'
}
