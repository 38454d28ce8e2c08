import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import type { AccountQueries, SessionGateway } from '@/application/session/session.port'
import type { AnswerContractDeviation } from '@/application/shared/diagnostics'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { accessContract } from '@/adapters/contract/access.contract'
import { sessionContract as calls } from '@/adapters/contract/session.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import type { HttpClient } from './http-client'
import type { HttpRefusal } from './http-failure'
import { isKnownDebtLawFirmStatus, toAccountStatus } from './session-mapper'
import type { GatewayEnvironment } from './http-environment'

/**
 * The deviation from the API contract that is reported if the portal does not know the legal study status.
 * Such a status counts as pending.
 * Source: HOM-02, CON-05.
 */
const unknownLawFirmStatusDeviation: AnswerContractDeviation = {
  call: calls.accountStatus.name,
  request: `${calls.accountStatus.method} ${calls.accountStatus.path}`,
  outcome: 'incomplete',
  fields: [
    {
      field: 'managmentLegalStudyStatus',
      received: 'text',
      expected: '"ASSIGNED" | "PENDING_ASSIGNMENT" | "NONE"',
    },
  ],
}

export class HttpSessionGateway extends HttpGateway implements SessionGateway, AccountQueries {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'reportDeviation' | 'isCapabilityOff'> = {},
  ) {
    super(client)
  }

  accountStatus(taxId: Cuit): Promise<Result<AccountStatus, GatewayFailure>> {
    return this.ask(calls.accountStatus, { path: { taxId } }, (answer) => {
      if (!isKnownDebtLawFirmStatus(answer)) this.environment.reportDeviation?.(unknownLawFirmStatusDeviation)
      return this.omitSwitchedOffParts(toAccountStatus(answer))
    })
  }

  /**
   * Returns the account status without the parts that the lender has switched off: the revolving credit
   * line, or the offers of loans.
   * Source: OPS-03.
   */
  private omitSwitchedOffParts(status: AccountStatus): AccountStatus {
    const { revolvingLine, loanOffer, renewalMaxAmount, ...rest } = status
    const { isCapabilityOff = () => false } = this.environment
    return {
      ...rest,
      ...(revolvingLine && !isCapabilityOff('revolvingLine') ? { revolvingLine } : {}),
      ...(loanOffer && !isCapabilityOff('newLoan') ? { loanOffer } : {}),
      ...(renewalMaxAmount !== undefined && !isCapabilityOff('newLoan') ? { renewalMaxAmount } : {}),
    }
  }

  loanHoldings(): Promise<Result<LoanHoldings, GatewayFailure>> {
    return this.withCustomer(({ taxId }) => this.loanHoldingsOf(taxId))
  }

  private async loanHoldingsOf(taxId: Cuit): Promise<Result<LoanHoldings, GatewayFailure>> {
    const [active, cancelled] = await Promise.all([
      this.hasLoanIn(taxId, 'ACT,HAB'),
      this.hasLoanIn(taxId, 'CAN'),
    ])
    if (!active.ok) return active
    if (!cancelled.ok) return cancelled
    return success({ hasActiveLoan: active.value, hasPaidOffLoan: cancelled.value })
  }

  validateSession(): Promise<Result<void, GatewayFailure>> {
    return this.askWithFailures(
      calls.validateSession,
      {},
      { toValue: ignoreResponseBody, refusalFailures: toSessionEndedFailure },
    )
  }

  logOut(refreshToken: string): Promise<Result<void, GatewayFailure>> {
    return this.askWithFailures(
      calls.logOut,
      { body: { refreshToken }, outlivesPage: true },
      { toValue: ignoreResponseBody, refusalFailures: toSessionEndedFailure },
    )
  }

  private hasLoanIn(taxId: Cuit, statusList: string): Promise<Result<boolean, GatewayFailure>> {
    const input = { path: { taxId }, query: { statusList } }
    return this.ask(accessContract.findLastLoan, input, (loan) => loan !== undefined)
  }
}

function toSessionEndedFailure({ status }: HttpRefusal): GatewayFailure | undefined {
  return status === 401 || status === 403 ? { kind: 'session-ended' } : undefined
}
