import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { AccountStatus } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What the lender's server says of the customer who is signed in. Source: 1§7. */
export interface SessionGateway {
  accountStatus(taxId: Cuit): Promise<Result<AccountStatus, GatewayFailure>>
  /** Whether the customer has an active loan, and whether they have a paid-off one. Source: SES-12. */
  loanHoldings(taxId: Cuit): Promise<Result<LoanHoldings, GatewayFailure>>
  /** Asks whether the session still stands. Source: SES-08. */
  validate(): Promise<Result<void, GatewayFailure>>
  /** `session-ended`: there was none any more. */
  logOut(refreshToken: string): Promise<Result<void, GatewayFailure>>
}
export const SessionGateway = Symbol('SessionGateway')
