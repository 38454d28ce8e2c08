import { failure, success, type Result } from '@/domain/shared/result'
import type { SessionTokens } from '@/domain/session/session'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { SessionStore } from '@/application/session/session-store'
import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import type { HttpFailure } from './http-failure'
import { omitUndefined } from './without-undefined'
import type { HttpTransport } from './http-transport'

/**
 * Renews the access token only once, even if several API calls and tabs need a new token at the same time.
 * If the lender refuses with 401 or 403, the session ends. Any other failure (such as the page of a captive
 * portal) is returned and does not end the session. A new token is ignored if another customer has signed
 * in in the meantime. Source: SES-07.
 */
export class AccessTokenRefresh {
  constructor(
    private readonly transport: HttpTransport,
    private readonly sessions: SessionStore,
    private readonly tabLock: CrossTabLock,
  ) {}

  renew(used: SessionTokens): Promise<Result<SessionTokens, HttpFailure>> {
    return this.tabLock.runInOneTabAtATime('token-refresh', async () => {
      const session = this.sessions.current()
      if (session?.tokens.refresh !== used.refresh) return failure({ kind: 'session-ended' })
      if (session.tokens.access !== used.access) return success(session.tokens)
      return this.requestNewTokens(session.customer.taxId, used)
    })
  }

  private async requestNewTokens(
    customerTaxId: string,
    used: SessionTokens,
  ): Promise<Result<SessionTokens, HttpFailure>> {
    const answer = await this.transport.sendCall(sessionContract.refreshToken, {
      path: { customerTaxId },
      body: { refreshToken: used.refresh },
    })
    if (!answer.ok) return this.resultIfNotRenewed(used, answer.failure)
    const renewed = { access: answer.value.accessToken, refresh: used.refresh }
    this.sessions.renewTokens(used, renewed)
    return this.isSessionOpen(used) ? success(renewed) : failure({ kind: 'session-ended' })
  }

  private resultIfNotRenewed(used: SessionTokens, reason: HttpFailure): Result<SessionTokens, HttpFailure> {
    if (reason.kind !== 'refused') return failure(reason)
    if (reason.htmlPageCall !== undefined)
      return failure({ kind: 'unreadable', reference: reason.htmlPageCall })
    if (reason.status === 401 || reason.status === 403) return this.endSession(used)
    return failure(omitUndefined({ kind: 'not-renewed' as const, message: reason.message }))
  }

  private endSession(used: SessionTokens): Result<SessionTokens, HttpFailure> {
    if (this.isSessionOpen(used)) this.sessions.closeSession('expired')
    return failure({ kind: 'session-ended' })
  }

  /**
   * Returns whether the session to which the given tokens belong is still open. A session keeps the same
   * refresh token until it ends.
   */
  private isSessionOpen(used: SessionTokens): boolean {
    return this.sessions.current()?.tokens.refresh === used.refresh
  }
}
