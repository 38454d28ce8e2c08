import { inject, injectable } from 'inversify'
import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import type { Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { AccountProtectionGateway, type AccountDevicesFailure } from './protection.port'

/**
 * Reports to the lender that the customer did not make a certain change of their account. The lender then
 * ends the customer's other sessions and blocks further changes for some time. Source: ACC-41.
 */
@injectable()
export class ReportUnrecognisedChange {
  constructor(
    @inject(AccountProtectionGateway) private readonly gateway: Pick<
      AccountProtectionGateway,
      'reportUnrecognisedChange'
    >,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(change: UnrecognisedChangeKind): Promise<Result<void, AccountDevicesFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.gateway.reportUnrecognisedChange(taxId, change))
  }
}
