import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import { AccessGateway, type CodeChannel, type CodeDelivery, type SendCodeFailure } from './access.port'
import { LoginProgressStore } from './login-progress-store'

/** Sends the code and notes when, so that a reload neither repeats it nor forgets the wait. Source: ACC-08. */
@injectable()
export class SendCode {
  constructor(
    @inject(AccessGateway) private readonly gateway: AccessGateway,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(channel: CodeChannel): Promise<Result<CodeDelivery, SendCodeFailure>> {
    const taxId = this.progress.current()?.person?.taxId
    if (!taxId) return failure({ kind: 'session-ended' })
    const answer = await this.gateway.sendCode(taxId, channel)
    if (!answer.ok) return answer
    const progress = this.progress.current()
    if (progress?.person?.taxId === taxId)
      this.progress.keep({ ...progress, sentCode: { delivery: answer.value, sentAt: this.clock.now() } })
    return success(answer.value)
  }
}
