import type { AccountStatus } from '@/domain/session/session'

export type HomeTile =
  | 'new-loan'
  | 'pay-service'
  | 'recharge'
  | 'my-loans'
  | 'pay-installment'
  | 'my-payments'
  | 'pay-by-qr'

export type BottomBarEntry = 'home' | 'my-loans' | 'my-payments' | 'qr' | 'revolving-line' | 'menu'

const tilesInDebt: readonly HomeTile[] = ['my-loans', 'pay-installment', 'my-payments']
const tilesWithoutDebt: readonly HomeTile[] = [
  'new-loan',
  'pay-service',
  'recharge',
  'my-loans',
  'pay-installment',
]

/**
 * Returns whether the customer is in debt. In that case home shows the debt banner and fewer tiles.
 * Source: HOM-04.
 */
export function isCustomerInDebt(accountStatus: Pick<AccountStatus, 'isUpToDate'>): boolean {
  return !accountStatus.isUpToDate
}

/**
 * Returns whether the customer has a credit line with a maximum over 0. The credit line may be disabled
 * or used up. Source: HOM-06.
 */
export function hasCreditLine(accountStatus: Pick<AccountStatus, 'revolvingLine'>): boolean {
  return (accountStatus.revolvingLine?.maxAmount ?? 0) > 0
}

/**
 * Returns the tiles (large buttons) of the home screen, in the order in which they are shown. A customer
 * in debt sees the tiles for customers in debt, even if they have a credit line. Source: HOM-06, SES-11.
 */
export function homeTiles(
  accountStatus: AccountStatus,
  /**
   * Returns whether the lender has switched off the part of the portal that the tile opens. Source: OPS-03.
   */
  isOff: (tile: HomeTile) => boolean = () => false,
): readonly HomeTile[] {
  if (isCustomerInDebt(accountStatus)) return tilesInDebt
  const last = hasCreditLine(accountStatus) && !isOff('pay-by-qr') ? 'pay-by-qr' : 'my-payments'
  const all: readonly HomeTile[] = [...tilesWithoutDebt, last]
  const tiles = all.filter((tile) => !isOff(tile))
  return accountStatus.isBlacklisted ? tiles.filter((tile) => tile !== 'new-loan') : tiles
}

/** Returns the entries of the navigation bar at the bottom of the screen, in order. Source: HOM-13. */
export function bottomBarEntries(
  accountStatus: Pick<AccountStatus, 'revolvingLine'>,
): readonly BottomBarEntry[] {
  return hasCreditLine(accountStatus)
    ? ['home', 'my-loans', 'qr', 'revolving-line', 'menu']
    : ['home', 'my-loans', 'my-payments', 'menu']
}
