import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { AccountStatus, Customer } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionGateway } from './session.port'
import { SessionStore } from './session-store'

type Answer = Promise<Result<AccountStatus, GatewayFailure>>

/** Asks where the customer stands and keeps it with the session; who asks meanwhile gets the same answer. Source: ACC-12. */
@injectable('Singleton')
export class LoadAccountStatus {
  private underWay: { readonly customerId: string; readonly answer: Answer } | undefined

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Answer {
    const customer = this.sessions.current()?.customer
    if (!customer) return failure({ kind: 'session-ended' })
    const { customerId } = customer
    if (this.underWay?.customerId === customerId) return this.underWay.answer
    const asking = { customerId, answer: this.ask(customer) }
    this.underWay = asking
    try {
      return await asking.answer
    } finally {
      if (this.underWay === asking) this.underWay = undefined
    }
  }

  private async ask({ customerId, taxId }: Customer): Answer {
    const answer = await this.gateway.accountStatus(taxId)
    const stillSame = this.sessions.current()?.customer.customerId === customerId
    if (answer.ok && stillSame) this.sessions.settle(answer.value)
    return answer
  }
}
