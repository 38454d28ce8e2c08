import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { AccountStatus, Session } from '@/domain/session/session'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

type AccountStatusAnswer = Promise<Result<AccountStatus, GatewayFailure>>

/**
 * Requests the account status and stores it with the session. A second call in the same session, before the
 * lender has answered the first, sends no request and gets the answer to the first. Source: ACC-12.
 */
@injectable('Singleton')
export class LoadAccountStatus {
  private pending: { readonly refreshToken: string; readonly answer: AccountStatusAnswer } | undefined

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(): AccountStatusAnswer {
    const session = this.sessions.current()
    if (!session) return failure({ kind: 'session-ended' })
    const refreshToken = session.tokens.refresh
    if (this.pending?.refreshToken === refreshToken) return this.pending.answer
    const asking = { refreshToken, answer: this.requestStatus(session) }
    this.pending = asking
    try {
      return await asking.answer
    } finally {
      if (this.pending === asking) this.pending = undefined
    }
  }

  /**
   * Returns the account status stored in this session. If no status is stored, waits for the pending request.
   * Undefined if no request is pending, or if that request fails.
   */
  async storedOrPendingStatus(): Promise<AccountStatus | undefined> {
    const known = this.sessions.accountStatus()
    if (known || this.pending?.refreshToken !== this.sessions.current()?.tokens.refresh) return known
    const answer = await this.pending?.answer
    return answer?.ok ? answer.value : undefined
  }

  private async requestStatus({ customer, tokens }: Session): AccountStatusAnswer {
    const askedAt = this.clock.now()
    const answer = await this.gateway.accountStatus(customer.taxId)
    if (!answer.ok || !this.sessions.isSessionOpen(tokens)) return answer
    this.sessions.saveAccountStatus(answer.value, { askedAt, now: this.clock.now() })
    return success(this.sessions.accountStatus() ?? answer.value)
  }
}
