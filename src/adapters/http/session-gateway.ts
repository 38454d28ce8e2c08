import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { AccountStatus } from '@/domain/session/session'
import type { SessionGateway } from '@/application/session/session.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { accessContract } from '@/adapters/contract/access.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { toAccountStatus } from './session-mapper'

export class HttpSessionGateway implements SessionGateway {
  constructor(private readonly client: HttpClient) {}

  async accountStatus(taxId: Cuit): Promise<Result<AccountStatus, GatewayFailure>> {
    const answer = await this.client.send('session.accountStatus', sessionContract.accountStatus, {
      path: { taxId },
    })
    return answer.ok ? success(toAccountStatus(answer.value)) : failure(toGatewayFailure(answer.failure))
  }

  async loanHoldings(taxId: Cuit): Promise<Result<LoanHoldings, GatewayFailure>> {
    const [active, cancelled] = await Promise.all([
      this.hasLoanIn(taxId, 'ACT,HAB'),
      this.hasLoanIn(taxId, 'CAN'),
    ])
    if (!active.ok) return active
    if (!cancelled.ok) return cancelled
    return success({ hasActiveLoan: active.value, hasCancelledLoan: cancelled.value })
  }

  async validate(): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('session.validateSession', sessionContract.validateSession, {
      path: {},
    })
    if (answer.ok) return success()
    const refused =
      answer.failure.kind === 'refused' && (answer.failure.status === 401 || answer.failure.status === 403)
    return failure(refused ? { kind: 'session-ended' } : toGatewayFailure(answer.failure))
  }

  async logOut(refreshToken: string): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('session.logOut', sessionContract.logOut, {
      path: {},
      body: { refreshToken },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }

  private async hasLoanIn(taxId: Cuit, statusList: string): Promise<Result<boolean, GatewayFailure>> {
    const answer = await this.client.send('access.findLastLoan', accessContract.findLastLoan, {
      path: { taxId },
      query: { statusList },
    })
    return answer.ok ? success(answer.value !== undefined) : failure(toGatewayFailure(answer.failure))
  }
}
