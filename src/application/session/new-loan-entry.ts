import { customerStanding, showsNewLoanEntry } from '@/domain/session/permissions'
import type { SessionStore } from './session-store'

/** Whether a way to a new loan is shown. */
export type NewLoanEntry = 'offered' | 'hidden'

/** What the customer who is signed in is shown; nothing before it is known where she stands. Source: SES-11. */
export function newLoanEntry(sessions: SessionStore): NewLoanEntry {
  const session = sessions.current()
  const accountStatus = sessions.accountStatus()
  if (!session || !accountStatus) return 'hidden'
  const { hasCredentials } = session.customer
  return showsNewLoanEntry(customerStanding({ hasCredentials, accountStatus })) ? 'offered' : 'hidden'
}
