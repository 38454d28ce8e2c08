import type { AccountStatus } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'

/** Returns the account status of a customer who owes nothing overdue and has no credit line. */
export function anAccountStatus(change: Partial<AccountStatus> = {}): AccountStatus {
  return { isUpToDate: true, totalDebt: cents(0), isBlacklisted: false, ...change }
}
