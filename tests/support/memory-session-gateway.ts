import { success, type Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import type { AccountQueries, SessionGateway } from '@/application/session/session.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { anAccountStatus } from '#tests/domain/session/an-account-status'

type GatewayAnswer<Value> = Result<Value, GatewayFailure> | Promise<Result<Value, GatewayFailure>>

/**
 * In-memory gateway for the session. It answers requests for the account status and the loan holdings of the
 * customer, for the validity of the session, and for the logout.
 */
export class MemorySessionGateway implements SessionGateway, AccountQueries {
  accountStatusAnswer: GatewayAnswer<AccountStatus> = success(anAccountStatus())
  loanHoldingsAnswer: GatewayAnswer<LoanHoldings> = success({
    hasActiveLoan: true,
    hasPaidOffLoan: true,
  })
  validateSessionAnswer: GatewayAnswer<void> = success()
  logOutAnswer: GatewayAnswer<void> = success()
  readonly receivedCalls: string[] = []

  async accountStatus(taxId: string) {
    this.receivedCalls.push(`status of ${taxId}`)
    return this.accountStatusAnswer
  }

  async loanHoldings() {
    this.receivedCalls.push('loans')
    return this.loanHoldingsAnswer
  }

  async validateSession() {
    this.receivedCalls.push('validate')
    return this.validateSessionAnswer
  }

  async logOut(refreshToken: string) {
    this.receivedCalls.push(`log out ${refreshToken}`)
    return this.logOutAnswer
  }
}
