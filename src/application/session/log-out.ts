import { inject, injectable } from 'inversify'
import { PushDevice } from '@/application/notifications/push-device'
import { TokenRevocations } from './token-revocations'
import { SessionStore } from './session-store'

/**
 * Signs out. Deletes personal data from the device, then asks the lender to revoke the tokens, even if the
 * page is being closed. The customer is signed out even if the lender does not answer. Source: ACC-31.
 */
@injectable()
export class LogOut {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(TokenRevocations) private readonly revocations: TokenRevocations,
    @inject(PushDevice) private readonly pushDevice: PushDevice,
  ) {}

  /** Signs the customer out. Resolves when the lender has revoked the tokens or could not be reached. */
  async execute(): Promise<void> {
    const session = this.sessions.current()
    if (!session) return
    this.sessions.close('left')
    void this.pushDevice.remove()
    await this.revocations.revoke(session.tokens.refresh)
  }
}
