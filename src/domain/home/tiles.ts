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
const tilesOfEverybody: readonly HomeTile[] = [
  'new-loan',
  'pay-service',
  'recharge',
  'my-loans',
  'pay-installment',
]

/** Whether the debt banner shows and the tiles are those of debt. Source: HOM-04. */
export function isInDebt(accountStatus: Pick<AccountStatus, 'isUpToDate'>): boolean {
  return !accountStatus.isUpToDate
}

/** Whether the customer has a revolving line: a maximum over 0, used or not, enabled or not. Source: HOM-06. */
export function hasRevolvingLine(accountStatus: Pick<AccountStatus, 'revolvingLine'>): boolean {
  return (accountStatus.revolvingLine?.maxAmount ?? 0) > 0
}

/** Why nothing can be paid with a line that the customer has. */
export type LineObstacle = 'not-enabled' | 'nothing-left'

/** What the line's tile says beside its name: it leads to the whole explanation. Source: HOM-06, QRP-03. */
export function obstacleToLine({
  revolvingLine,
}: Pick<AccountStatus, 'revolvingLine'>): LineObstacle | undefined {
  if (!revolvingLine || revolvingLine.maxAmount <= 0) return undefined
  if (!revolvingLine.enabled) return 'not-enabled'
  return revolvingLine.remainingAmount <= 0 ? 'nothing-left' : undefined
}

/** The tiles of home in their order; debt wins over a line. Source: HOM-06, SES-11. */
export function homeTiles(accountStatus: AccountStatus): readonly HomeTile[] {
  if (isInDebt(accountStatus)) return tilesInDebt
  const last = hasRevolvingLine(accountStatus) ? 'pay-by-qr' : 'my-payments'
  const tiles: readonly HomeTile[] = [...tilesOfEverybody, last]
  return accountStatus.isBlacklisted ? tiles.filter((tile) => tile !== 'new-loan') : tiles
}

/** The entries of the bottom bar in their order. Source: HOM-13. */
export function bottomBarEntries(
  accountStatus: Pick<AccountStatus, 'revolvingLine'>,
): readonly BottomBarEntry[] {
  return hasRevolvingLine(accountStatus)
    ? ['home', 'my-loans', 'qr', 'revolving-line', 'menu']
    : ['home', 'my-loans', 'my-payments', 'menu']
}
