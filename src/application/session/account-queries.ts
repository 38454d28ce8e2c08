import { inject, injectable } from 'inversify'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

/**
 * What the lender knows about the signed-in customer, apart from the account status. Source: SES-08, SES-12.
 */
@injectable()
export class AccountQueries {
  constructor(
    @inject(SessionGateway) private readonly gateway: Pick<SessionGateway, 'validate' | 'loanHoldings'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Checks the session. `session-ended`: the lender no longer accepts it. Source: SES-08. */
  async validateSession(): Promise<Result<void, GatewayFailure>> {
    return this.gateway.validate()
  }

  /** Returns whether the customer has active or paid-off loans. Source: SES-12. */
  async loanHoldings(): Promise<Result<LoanHoldings, GatewayFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.gateway.loanHoldings(taxId))
  }
}
