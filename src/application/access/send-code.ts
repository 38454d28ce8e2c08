import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import {
  AccessGateway,
  type LoginCodeChannel,
  type LoginCodeDelivery,
  type SendCodeFailure,
} from './access.port'
import { LoginProgressStore, type LoginProgress } from './login-progress-store.port'
import { SentLoginCodeStore } from './sent-login-code-store.port'

/**
 * Sends a login code and stores when it was sent. If the customer leaves the screen for the code and comes
 * back, no second code is sent, and the wait before they can ask for another code does not get shorter.
 * Source: ACC-08.
 */
@injectable()
export class SendCode {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(SentLoginCodeStore) private readonly sentCodes: SentLoginCodeStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns where and when a login code was sent in this login. If none was, returns the same for the last
   * code of an earlier login, but only while the person still has to wait for the next code.
   */
  findAlreadySentCode(): LoginProgress['sentCode'] {
    const progress = this.progress.current()
    if (!progress?.person || progress.sentCode) return progress?.sentCode
    const waiting = this.sentCodes.findRecent(progress.person.taxId)
    if (!waiting) return undefined
    const { delivery, sentAt } = waiting
    this.progress.save({ ...progress, sentCode: { delivery, sentAt } })
    return { delivery, sentAt }
  }

  /**
   * Sends a login code, and stores where and when it was sent. If another person starts to sign in from
   * another tab meanwhile, this is not stored in that person's login.
   */
  async execute(taxId: Cuit, channel: LoginCodeChannel): Promise<Result<LoginCodeDelivery, SendCodeFailure>> {
    const answer = await this.gateway.sendCode(taxId, channel)
    if (!answer.ok) return answer
    const sentCode = { delivery: answer.value, sentAt: this.clock.now() }
    this.sentCodes.add({ taxId, ...sentCode })
    const progress = this.progress.current()
    if (progress?.person?.taxId === taxId) this.progress.save({ ...progress, sentCode })
    return success(answer.value)
  }
}
