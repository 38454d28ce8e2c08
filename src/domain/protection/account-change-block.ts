import type { Instant } from '@/domain/shared/calendar-date'
import type { AccountRestriction, BlockableAccountChangeKind } from './restriction'

/** Returns whether the lender blocks account changes of the given kind at the given time. Source: ACC-40. */
export function isAccountChangeBlocked(
  restriction: AccountRestriction | undefined,
  change: BlockableAccountChangeKind,
  now: Instant,
): boolean {
  if (!restriction?.waits.includes(change)) return false
  return restriction.until === undefined || now < restriction.until
}
