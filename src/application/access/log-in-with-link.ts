import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import type { Session } from '@/domain/session/session'
import { TokenRevoker } from '@/application/session/token-revoker'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AutoLoginGateway } from './auto-login.port'
import { SessionOpener } from './log-in'

/**
 * Signs a customer in with a link sent by the lender. The link's token gives access like a password. It is
 * therefore removed from the address at once and held only in memory until it is used. Source: ACC-26.
 */
@injectable('Singleton')
export class LogInWithLink {
  private link = ''

  constructor(
    @inject(AutoLoginGateway) private readonly gateway: AutoLoginGateway,
    @inject(SessionOpener) private readonly sessionOpener: SessionOpener,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(TokenRevoker) private readonly revocations: TokenRevoker,
  ) {}

  storeLink(link: string): void {
    this.link = link
  }

  /** Whether this page holds a login link that has not been used yet. */
  get hasUnusedLink(): boolean {
    return this.link !== ''
  }

  forgetLink(): void {
    this.link = ''
  }

  /**
   * Exchanges the token of the lender's link for a session, once. Returns the path that the link leads to,
   * if it lies within the portal. `agreedBy` is the id of the customer who agreed to end the open session;
   * without it, an open session is kept. Source: SES-20.
   */
  async execute(agreedBy?: string): Promise<Result<string | undefined, GatewayFailure>> {
    const { link } = this
    this.forgetLink()
    if (link === '') return failure({ kind: 'session-ended' })
    const answer = await this.gateway.logInWithLink(link)
    if (!answer.ok) return answer
    const { session, redirectTo } = answer.value
    if (!this.endSessionIfAgreed(agreedBy)) {
      await this.revocations.revoke(session.tokens.refresh)
      return failure({ kind: 'session-ended' })
    }
    await this.sessionOpener.openSession(session)
    return success(portalPathIfSafe(redirectTo))
  }

  /**
   * Closes the open session if it belongs to the customer who agreed to end it. Returns whether no session is
   * open afterwards. Runs synchronously just before the new session opens, so that no other login can happen
   * in between. The opening of the new session removes another customer's push subscription.
   */
  private endSessionIfAgreed(agreedBy: string | undefined): boolean {
    const present: Session | undefined = this.sessions.current()
    if (!present) return true
    if (present.customer.customerId !== agreedBy) return false
    this.sessions.closeSession('left')
    void this.revocations.revoke(present.tokens.refresh)
    return true
  }
}
