import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { TokenRevoker } from '@/application/session/token-revoker'
import { SessionStore } from '@/application/session/session-store'
import { NewPasswordGateway, type NewPassword, type SetPasswordFailure } from './new-password.port'

export type EnteredNewPassword = Omit<NewPassword, 'onBehalfOf'>

/**
 * Sets the password of the customer who opened the password screen, and ends their session. The customer
 * signs in again with the new password. Source: ACC-18, SES-21.
 */
@injectable()
export class SetPassword {
  private readonly onBehalfOf: Cuit | undefined

  constructor(
    @inject(NewPasswordGateway) private readonly gateway: NewPasswordGateway,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {
    this.onBehalfOf = sessions.taxId()
  }

  /**
   * Sets the password, deletes the customer's data from this device, and asks the lender to revoke the
   * session's tokens. The session of a customer who signed in meanwhile continues.
   */
  async execute(typed: EnteredNewPassword): Promise<Result<void, SetPasswordFailure>> {
    const { onBehalfOf } = this
    const session = this.sessions.current()
    if (!session || session.customer.taxId !== onBehalfOf) return failure({ kind: 'session-ended' })
    const answer = await this.gateway.setPassword({ ...typed, onBehalfOf })
    if (!answer.ok) return answer
    if (this.sessions.customerId() === session.customer.customerId) {
      this.sessions.closeSession('password-set')
      void this.pushDevice.remove()
    }
    await this.revocations.revoke(session.tokens.refresh)
    return success()
  }
}
