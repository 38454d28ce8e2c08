import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { insidePortalPath } from '@/domain/session/inside-portal'
import type { Session } from '@/domain/session/session'
import { PushDevice } from '@/application/notifications/push-device'
import { Revocations } from '@/application/session/revocations'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AutoLoginGateway } from './auto-login.port'
import { SessionOpening } from './enter'

/**
 * Lets in who comes with a link of the lender's. The link is as good as a password: it is held in memory
 * only, from the moment it is taken out of the address until it is used. Source: ACC-26.
 */
@injectable('Singleton')
export class EnterWithLink {
  private link = ''

  constructor(
    @inject(AutoLoginGateway) private readonly gateway: AutoLoginGateway,
    @inject(SessionOpening) private readonly opening: SessionOpening,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Revocations) private readonly revocations: Revocations,
    @inject(PushDevice) private readonly pushDevice: PushDevice,
  ) {}

  hold(link: string): void {
    this.link = link
  }

  /** Whether there is a link to enter with. */
  get isHolding(): boolean {
    return this.link !== ''
  }

  drop(): void {
    this.link = ''
  }

  /**
   * Exchanges the link's token for a session, once. Returns the path that the link leads to if it is inside
   * the portal. An open session is kept, unless its customer agreed to end it (`agreedBy`). Source: SES-20.
   */
  async execute(agreedBy?: string): Promise<Result<string | undefined, GatewayFailure>> {
    const { link } = this
    this.drop()
    if (link === '') return failure({ kind: 'session-ended' })
    const answer = await this.gateway.enterWithLink(link)
    if (!answer.ok) return answer
    const { session, redirectTo } = answer.value
    if (!this.makesRoom(agreedBy)) {
      await this.revocations.revoke(session.tokens.refresh)
      return failure({ kind: 'session-ended' })
    }
    await this.opening.open(session)
    return success(insidePortalPath(redirectTo))
  }

  /** Nothing may happen between this and the opening: somebody might come in. */
  private makesRoom(agreedBy: string | undefined): boolean {
    const present: Session | undefined = this.sessions.current()
    if (!present) return true
    if (present.customer.customerId !== agreedBy) return false
    this.sessions.close('left')
    void this.pushDevice.leave()
    void this.revocations.revoke(present.tokens.refresh)
    return true
  }
}
