import { inject, injectable } from 'inversify'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

/** What the lender says of the signed-in customer beside their account status. Source: SES-08, SES-12. */
@injectable()
export class AccountQueries {
  constructor(
    @inject(SessionGateway) private readonly gateway: Pick<SessionGateway, 'validate' | 'loanHoldings'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Whether the session still stands; `session-ended` if the lender refuses it. Source: SES-08. */
  async validateSession(): Promise<Result<void, GatewayFailure>> {
    return this.gateway.validate()
  }

  /** Source: SES-12. */
  async loanHoldings(): Promise<Result<LoanHoldings, GatewayFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.gateway.loanHoldings(taxId))
  }
}
