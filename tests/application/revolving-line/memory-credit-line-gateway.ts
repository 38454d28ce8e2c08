import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CreditLineGateway, CreditLineLoan } from '@/application/revolving-line/credit-line.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationRejected } from '@/application/shared/operation-definition'

type GatewayAnswer<Value> = Result<Value, GatewayFailure>

export const availableCreditLine: CreditLine = {
  maxAmount: cents(30_000_000),
  remainingAmount: cents(20_000_000),
  enabled: true,
  movements: [],
}

export const sixInstallmentPlan: RepaymentPlan = { count: 6, amount: cents(1_100_000), lineId: 'ln-6' }

/** In-memory gateway to the customer's revolving credit line. */
export class MemoryCreditLineGateway implements CreditLineGateway {
  creditLineAnswer: GatewayAnswer<CreditLine> = success(availableCreditLine)
  repaymentPlansAnswer: GatewayAnswer<readonly RepaymentPlan[]> = success([sixInstallmentPlan])
  createLoanAnswer: Result<OperationConfirmed, OperationRejected | GatewayFailure> = success({
    reference: 'loan-1',
  })
  payingCardAnswer: GatewayAnswer<string | undefined> = success('4821')
  /** Loan requests that the gateway received, in order. */
  readonly sentLoanRequests: CreditLineLoan[] = []
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `line of` and a
   * customer id.
   */
  readonly receivedCalls: string[] = []

  async creditLine(customerId: string) {
    this.receivedCalls.push(`line of ${customerId}`)
    return this.creditLineAnswer
  }

  async nextDueInstallments(): Promise<GatewayAnswer<CreditLineNextDueInstallments>> {
    return failure({ kind: 'no-answer' })
  }

  async repaymentPlans({ customerId, amount }: Parameters<CreditLineGateway['repaymentPlans']>[0]) {
    this.receivedCalls.push(`plan of ${customerId} for ${amount}`)
    return this.repaymentPlansAnswer
  }

  async createLoan(loan: CreditLineLoan) {
    this.sentLoanRequests.push(loan)
    return this.createLoanAnswer
  }

  async lastDigitsOfPayingCard({
    taxId,
    loanId,
  }: Parameters<CreditLineGateway['lastDigitsOfPayingCard']>[0]) {
    this.receivedCalls.push(`card of ${taxId} for ${loanId}`)
    return this.payingCardAnswer
  }
}
