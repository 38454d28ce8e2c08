import { inject, injectable } from 'inversify'
import { PushDevice } from '@/application/notifications/push-device'
import { Revocations } from './revocations'
import { SessionStore } from './session-store'

/**
 * Nothing of hers stays on the device, whatever comes then: the lender is told afterwards, and she has left although
 * the page is closed meanwhile or nobody answers. Source: ACC-31.
 */
@injectable()
export class LogOut {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Revocations) private readonly revocations: Revocations,
    @inject(PushDevice) private readonly pushDevice: PushDevice,
  ) {}

  /** Done when the lender was told, or could not be. */
  async execute(): Promise<void> {
    const session = this.sessions.current()
    if (!session) return
    this.sessions.close('left')
    void this.pushDevice.leave()
    await this.revocations.revoke(session.tokens.refresh)
  }
}
