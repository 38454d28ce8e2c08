import { fitsCreditLine, remainingCreditLineAmount } from '@/domain/revolving-line/credit-line'
import { creditLineObstacle, type CreditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'

/**
 * Why the customer cannot pay a shop with their credit line. The portal checks this before the customer
 * scans the shop's QR code. Source: QRP-03.
 */
export type CreditLinePurchaseObstacle = 'not-up-to-date' | 'campaign-offer' | 'no-line' | CreditLineObstacle

/**
 * Returns the first reason why the customer cannot pay a shop with their credit line, or undefined if
 * they can. `offeredAmount` is the maximum amount of the offered credit line that the customer can request;
 * undefined if there is none. While there is one, the customer cannot pay with the credit line that they
 * have. Source: QRP-03.
 */
export function creditLinePurchaseObstacle(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
  offeredAmount: Cents | undefined,
): CreditLinePurchaseObstacle | undefined {
  if (!status.isUpToDate) return 'not-up-to-date'
  const { revolvingLine } = status
  if (offeredAmount !== undefined) return 'campaign-offer'
  return revolvingLine && revolvingLine.maxAmount > 0 ? creditLineObstacle(status) : 'no-line'
}

/** What is left of the credit line for a purchase, or why the customer cannot pay with it. */
export type PurchaseLimit = Cents | CreditLinePurchaseObstacle

/** Returns what is left of the credit line for a purchase, or why the customer cannot pay. Source: QRP-03. */
export function purchaseLimit(
  status: Pick<AccountStatus, 'isUpToDate' | 'revolvingLine'>,
  offeredAmount: Cents | undefined,
): PurchaseLimit {
  return creditLinePurchaseObstacle(status, offeredAmount) ?? remainingCreditLineAmount(status)
}

/** Why the customer cannot make a purchase. Source: QRP-03, QRP-04. */
export type PurchaseRefusal =
  | { readonly kind: 'over-limit'; readonly amount: Cents; readonly limit: Cents }
  | { readonly kind: 'obstacle'; readonly obstacle: CreditLinePurchaseObstacle }

/**
 * Returns why the customer cannot make a purchase; undefined if they can. `amount` is undefined if the customer
 * enters it later. Source: QRP-03, QRP-04.
 */
export function purchaseRefusal(
  amount: Cents | undefined,
  limit: PurchaseLimit,
): PurchaseRefusal | undefined {
  if (typeof limit !== 'number') return { kind: 'obstacle', obstacle: limit }
  return amount === undefined || fitsCreditLine(amount, { remainingAmount: limit })
    ? undefined
    : { kind: 'over-limit', amount, limit }
}
