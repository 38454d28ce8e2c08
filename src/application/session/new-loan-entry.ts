import { customerStanding, accessObstacleToArea, type AccessObstacle } from '@/domain/session/area-access'
import type { SessionStore } from './session-store'

/**
 * How the portal shows links to a new loan: `offered`, `hidden`, or closed for the reason `closedBy`, which
 * the customer sees.
 */
export type NewLoanLinkVisibility = 'offered' | 'hidden' | { readonly closedBy: AccessObstacle }

/**
 * Returns how the portal shows links to a new loan to the signed-in customer. The links are hidden while
 * the account status is unknown, and for a blacklisted customer. Source: SES-09, SES-11.
 */
export function findNewLoanLinkVisibility(sessions: SessionStore): NewLoanLinkVisibility {
  const session = sessions.current()
  const accountStatus = sessions.accountStatus()
  if (!session || !accountStatus || accountStatus.isBlacklisted) return 'hidden'
  const { hasCredentials } = session.customer
  const obstacle = accessObstacleToArea('new-loan', customerStanding({ hasCredentials, accountStatus }))
  return obstacle ? { closedBy: obstacle } : 'offered'
}
