import { inject, injectable } from 'inversify'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { TokenRevoker } from './token-revoker'
import { SessionStore } from './session-store'

/**
 * Signs the customer out. Deletes personal data from the device, then asks the lender to revoke the tokens,
 * even while the page is being closed. The customer is signed out even if the lender does not answer.
 * Source: ACC-31.
 */
@injectable()
export class LogOut {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {}

  /**
   * Signs the customer out. Resolves when the lender has revoked the tokens, or when it could not be
   * reached.
   */
  async execute(): Promise<void> {
    const session = this.sessions.current()
    if (!session) return
    this.sessions.closeSession('left')
    void this.pushDevice.remove()
    await this.revocations.revoke(session.tokens.refresh)
  }
}
