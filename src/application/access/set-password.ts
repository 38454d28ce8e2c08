import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { TokenRevoker } from '@/application/session/token-revoker'
import { SessionStore } from '@/application/session/session-store'
import { NewPasswordGateway, type NewPassword, type SetPasswordFailure } from './new-password.port'

export type EnteredPassword = Omit<NewPassword, 'onBehalfOf'>

/**
 * Sets the password of the customer who opened the password screen, and ends their session. The customer
 * signs in again with the new password. Source: ACC-18, SES-21.
 */
@injectable()
export class SetPassword {
  private readonly onBehalfOf: Cuit | undefined
  private customerId: string | undefined

  constructor(
    @inject(NewPasswordGateway) private readonly gateway: NewPasswordGateway,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PathAfterLoginStore) private readonly returnAddress: PathAfterLoginStore,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {
    this.onBehalfOf = sessions.taxId()
  }

  /**
   * Sets the password, and asks the lender to revoke the session's tokens at once. This device keeps the
   * session until `endSession` is called, so that the customer can read the confirmation.
   */
  async execute(typed: EnteredPassword): Promise<Result<void, SetPasswordFailure>> {
    const { onBehalfOf } = this
    const session = this.sessions.current()
    if (!session || session.customer.taxId !== onBehalfOf) return failure({ kind: 'session-ended' })
    const answer = await this.gateway.setPassword({ ...typed, onBehalfOf })
    if (!answer.ok) return answer
    this.customerId = session.customer.customerId
    await this.revocations.revoke(session.tokens.refresh)
    return success()
  }

  /** Ends the session of the customer who set the password, if it is still open. */
  endSession(): void {
    const { customerId } = this
    if (customerId === undefined) return
    if (this.sessions.customerId() !== customerId) return
    this.customerId = undefined
    const wanted = this.returnAddress.takePath(customerId)
    this.sessions.closeSession('left')
    void this.pushDevice.remove()
    // The route guard stored this screen as the return address, but the customer has finished here.
    this.returnAddress.takePath(customerId)
    if (wanted !== undefined) this.returnAddress.save(wanted, customerId)
  }
}
