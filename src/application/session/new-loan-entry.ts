import { customerStanding, obstacleTo, type AccessObstacle } from '@/domain/session/permissions'
import type { SessionStore } from './session-store'

/** How a way to a new loan is shown. */
export type NewLoanEntry = 'offered' | 'hidden' | { readonly closedBy: AccessObstacle }

/**
 * What the customer who is signed in is shown; nothing before it is known where she stands, and nothing when
 * blacklisted. Source: SES-09, SES-11.
 */
export function newLoanEntry(sessions: SessionStore): NewLoanEntry {
  const session = sessions.current()
  const accountStatus = sessions.accountStatus()
  if (!session || !accountStatus || accountStatus.isBlacklisted) return 'hidden'
  const { hasCredentials } = session.customer
  const obstacle = obstacleTo('new-loan', customerStanding({ hasCredentials, accountStatus }))
  return obstacle ? { closedBy: obstacle } : 'offered'
}
