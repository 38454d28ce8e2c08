import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { AccountStatus } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

/** Asks where the customer stands and keeps it with the session. Source: ACC-12. */
@injectable()
export class LoadAccountStatus {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<Result<AccountStatus, GatewayFailure>> {
    const session = this.sessions.current()
    if (!session) return failure({ kind: 'session-ended' })
    const answer = await this.gateway.accountStatus(session.customer.taxId)
    const stillSame = this.sessions.current()?.customer.customerId === session.customer.customerId
    if (answer.ok && stillSame) this.sessions.settle(answer.value)
    return answer
  }
}
