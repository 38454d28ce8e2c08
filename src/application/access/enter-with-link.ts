import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { insidePortalPath } from '@/domain/session/inside-portal'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AutoLoginGateway } from './auto-login.port'
import { SessionOpening } from './enter'

/**
 * Lets in who comes with a link of the lender's. The link is as good as a password: it is held in memory
 * only, from the moment it is taken out of the address until it is used. Source: ACC-26.
 */
@injectable('Singleton')
export class EnterWithLink {
  private data: string | undefined

  constructor(
    @inject(AutoLoginGateway) private readonly gateway: AutoLoginGateway,
    @inject(SessionOpening) private readonly opening: SessionOpening,
  ) {}

  hold(data: string): void {
    this.data = data
  }

  /** Uses up what is held, and tells where the link leads if that is inside the portal. */
  async execute(): Promise<Result<string | undefined, GatewayFailure>> {
    const { data } = this
    this.data = undefined
    if (data === undefined || data === '') return failure({ kind: 'session-ended' })
    const answer = await this.gateway.enterWithLink(data)
    if (!answer.ok) return answer
    await this.opening.open(answer.value.session)
    return success(insidePortalPath(answer.value.redirectTo))
  }
}
