import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { AccountStatus } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** What the lender's server says about the signed-in customer. Source: 1§7. */
export interface SessionGateway {
  accountStatus(taxId: Cuit): Promise<Result<AccountStatus, GatewayFailure>>
  /**
   * Returns whether the customer has an active loan, and whether they have a paid-off one. Source: SES-12.
   */
  loanHoldings(taxId: Cuit): Promise<Result<LoanHoldings, GatewayFailure>>
  /** Checks whether the server still accepts the session. Source: SES-08. */
  validate(): Promise<Result<void, GatewayFailure>>
  /** Revokes a session. `session-ended`: the server no longer had it. */
  logOut(refreshToken: string): Promise<Result<void, GatewayFailure>>
}
export const SessionGateway = port<SessionGateway>('SessionGateway')
