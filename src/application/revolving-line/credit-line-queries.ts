import { inject, injectable } from 'inversify'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { creditLineStatus, type CreditLine, type CreditLineStatus } from '@/domain/revolving-line/credit-line'
import type { CreditLineMovement } from '@/domain/revolving-line/credit-line-movement'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import type { Customer } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CreditLineGateway } from './credit-line.port'

/** The customer's revolving credit line, and whether they can use it. */
export interface CurrentCreditLine {
  readonly customer: Customer
  readonly line: CreditLine
  readonly status: CreditLineStatus
}

/** Reads the revolving credit line of the signed-in customer. Source: REV-04 to REV-08. */
@injectable()
export class CreditLineQueries {
  constructor(
    @inject(CreditLineGateway) private readonly gateway: CreditLineGateway,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns the revolving credit line, and whether the account status allows the customer to use it. The
   * credit line and the status are both requested again from the lender. Source: REV-05, REV-07.
   */
  async currentCreditLine(): Promise<Result<CurrentCreditLine, GatewayFailure>> {
    return this.sessions.withCustomer((customer) => this.fetchCreditLine(customer))
  }

  /** Returns every use of the revolving credit line, the latest first. Source: REV-08. */
  async movements(): Promise<Result<readonly CreditLineMovement[], GatewayFailure>> {
    const line = await this.sessions.withCustomer(({ customerId }) => this.gateway.creditLine(customerId))
    return line.ok ? success(line.value.movements) : line
  }

  /** Returns the installments of the revolving credit line that fall due next. Source: REV-08. */
  async nextDueInstallments(): Promise<Result<CreditLineNextDueInstallments, GatewayFailure>> {
    return this.sessions.withCustomer(({ taxId }) => this.gateway.nextDueInstallments(taxId))
  }

  /**
   * Returns the repayment plans for an amount taken from the revolving credit line; empty if the lender
   * offers no plans. Source: REV-04.
   */
  async repaymentPlansForAmount(amount: Cents): Promise<Result<readonly RepaymentPlan[], GatewayFailure>> {
    return this.sessions.withCustomer(({ customerId }) => this.gateway.repaymentPlans({ customerId, amount }))
  }

  private async fetchCreditLine(customer: Customer): Promise<Result<CurrentCreditLine, GatewayFailure>> {
    const [account, line] = await Promise.all([
      this.loadAccountStatus.execute(),
      this.gateway.creditLine(customer.customerId),
    ])
    if (!account.ok) return account
    if (!line.ok) return line
    const { isUpToDate } = account.value
    return success({ customer, line: line.value, status: creditLineStatus(line.value, isUpToDate) })
  }
}
