import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** The requests to the lender's server about the session and the account status. Source: 1§7. */
export interface SessionGateway {
  accountStatus(taxId: Cuit): Promise<Result<AccountStatus, GatewayFailure>>
  /**
   * Revokes a session at the server. Fails with `session-ended` if the server no longer knows the session.
   */
  logOut(refreshToken: string): Promise<Result<void, GatewayFailure>>
}
export const SessionGateway = definePort<SessionGateway>('SessionGateway')

/**
 * Reads what the lender knows about the signed-in customer, apart from the account status. Source: SES-08,
 * SES-12.
 */
export interface AccountQueries {
  /**
   * Checks with the lender that the session is valid. Fails with `session-ended` if the lender no longer
   * accepts it. Source: SES-08.
   */
  validateSession(): Promise<Result<void, GatewayFailure>>
  /**
   * Returns whether the customer has an active loan, and whether they have a paid-off loan. Source: SES-12.
   */
  loanHoldings(): Promise<Result<LoanHoldings, GatewayFailure>>
}
export const AccountQueries = definePort<AccountQueries>('AccountQueries')
