import { inject, injectable } from 'inversify'
import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import type { Result } from '@/domain/shared/result'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { mayReportHaveArrived } from './may-report-have-arrived'
import { AccountProtectionGateway, type AccountProtectionFailure } from './protection.port'

/**
 * Reports to the lender that the customer did not make a certain change of their account, then requests the
 * account status again. After such a report, the lender ends the customer's other sessions, removes their push
 * subscriptions and blocks further changes for some time. The account status contains this block. The push
 * subscription of this device is removed too, so that the portal may offer notifications again. All this
 * happens even if the lender's answer is lost, because the lender may have done its part.
 * Source: ACC-40, ACC-41, PRO-05.
 */
@injectable()
export class ReportUnrecognisedChange {
  constructor(
    @inject(AccountProtectionGateway) private readonly gateway: Pick<
      AccountProtectionGateway,
      'reportUnrecognisedChange'
    >,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {}

  async execute(change: UnrecognisedChangeKind): Promise<Result<void, AccountProtectionFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const reported = await this.gateway.reportUnrecognisedChange(taxId, change)
      if (reported.ok || mayReportHaveArrived(reported.failure)) {
        void this.pushDevice.remove()
        void this.accountStatus.execute()
      }
      return reported
    })
  }
}
