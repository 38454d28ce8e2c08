import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { AccountStatus, Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

type Answer = Promise<Result<AccountStatus, GatewayFailure>>

/**
 * Asks where the customer stands and keeps it with the session; who asks meanwhile, in the same session, gets the same
 * answer. Source: ACC-12.
 */
@injectable('Singleton')
export class LoadAccountStatus {
  private underWay: { readonly refreshToken: string; readonly answer: Answer } | undefined

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Answer {
    const session = this.sessions.current()
    if (!session) return failure({ kind: 'session-ended' })
    const refreshToken = session.tokens.refresh
    if (this.underWay?.refreshToken === refreshToken) return this.underWay.answer
    const asking = { refreshToken, answer: this.ask(session) }
    this.underWay = asking
    try {
      return await asking.answer
    } finally {
      if (this.underWay === asking) this.underWay = undefined
    }
  }

  /** As last answered in this session; while nothing is known, as the pending request answers. */
  async known(): Promise<AccountStatus | undefined> {
    const known = this.sessions.accountStatus()
    if (known || this.underWay?.refreshToken !== this.sessions.current()?.tokens.refresh) return known
    const answer = await this.underWay?.answer
    return answer?.ok ? answer.value : undefined
  }

  private async ask({ customer, tokens }: Session): Answer {
    const answer = await this.gateway.accountStatus(customer.taxId)
    if (answer.ok && this.sessions.isOpen(tokens)) this.sessions.settle(answer.value)
    return answer
  }
}
