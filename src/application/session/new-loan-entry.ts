import { customerStanding, accessObstacleToArea, type AccessObstacle } from '@/domain/session/permissions'
import type { SessionStore } from './session-store'

/** How links to a new loan are shown: open, hidden, or with the reason why the customer cannot use them. */
export type NewLoanEntry = 'offered' | 'hidden' | { readonly closedBy: AccessObstacle }

/**
 * Returns how links to a new loan are shown to the signed-in customer: hidden while the account status is
 * unknown and for a blacklisted customer. Source: SES-09, SES-11.
 */
export function newLoanEntryOf(sessions: SessionStore): NewLoanEntry {
  const session = sessions.current()
  const accountStatus = sessions.accountStatus()
  if (!session || !accountStatus || accountStatus.isBlacklisted) return 'hidden'
  const { hasCredentials } = session.customer
  const obstacle = accessObstacleToArea('new-loan', customerStanding({ hasCredentials, accountStatus }))
  return obstacle ? { closedBy: obstacle } : 'offered'
}
