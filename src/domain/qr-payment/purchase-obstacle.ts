import { creditLineObstacle, type CreditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import { offeredCreditLineAmount } from '@/domain/revolving-line/credit-line-offer'
import type { AccountStatus } from '@/domain/session/session'

/**
 * Why the customer cannot pay a shop with their credit line. The portal checks this before the customer
 * scans the shop's QR code. Source: QRP-03.
 */
export type CreditLinePurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | 'no-line' | CreditLineObstacle

/**
 * Returns the first reason why the customer cannot pay a shop with their credit line, or undefined if
 * they can. While the lender offers a credit line to the customer, they cannot pay with the one that
 * they have. Source: QRP-03.
 */
export function creditLinePurchaseObstacle(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
): CreditLinePurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { revolvingLine } = status
  if (offeredCreditLineAmount(revolvingLine) !== undefined) return 'campaign-offer'
  return revolvingLine && revolvingLine.maxAmount > 0 ? creditLineObstacle(status) : 'no-line'
}
