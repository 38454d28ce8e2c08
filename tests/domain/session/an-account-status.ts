import type { AccountStatus } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'

/** Returns the account status of a customer who is up to date and has no line. */
export function anAccountStatus(change: Partial<AccountStatus> = {}): AccountStatus {
  return { isUpToDate: true, totalDebt: cents(0), isBlacklisted: false, ...change }
}
