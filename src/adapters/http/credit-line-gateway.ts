import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import type { Cuit } from '@/domain/shared/cuit'
import { centsToPesos, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CreditLineGateway, CreditLineLoan } from '@/application/revolving-line/credit-line.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'
import { revolvingLineContract as calls } from '@/adapters/contract/revolving-line.contract'
import { HttpGateway } from './http-gateway'
import {
  toLastCardDigits,
  toCreditLine,
  toCreditLineLoanBody,
  toCreditLineNextDue,
} from './credit-line-mapper'
import { toRepaymentPlan } from './loan-cost-mapper'

export class HttpCreditLineGateway extends HttpGateway implements CreditLineGateway {
  creditLine(customerId: string): Promise<Result<CreditLine, GatewayFailure>> {
    return this.ask(calls.findLine, { path: { id: customerId } }, toCreditLine)
  }

  nextDueInstallments(taxId: Cuit): Promise<Result<CreditLineNextDueInstallments, GatewayFailure>> {
    return this.ask(calls.nextExpiration, { path: { taxId } }, toCreditLineNextDue)
  }

  repaymentPlans({
    customerId,
    amount,
  }: {
    readonly customerId: string
    readonly amount: Cents
  }): Promise<Result<readonly RepaymentPlan[], GatewayFailure>> {
    const path = { customerId, amount: String(centsToPesos(amount)) }
    return this.ask(calls.installmentPlan, { path }, (options) => options.map(toRepaymentPlan))
  }

  createLoan(loan: CreditLineLoan): Promise<Result<OperationConfirmed, OperationSendFailure<string>>> {
    const { customerId, idempotencyKey, owner } = loan
    const body = toCreditLineLoanBody(loan)
    const input = { path: { id: customerId }, body, idempotencyKey, onBehalfOf: owner.taxId }
    return this.sendOperation(calls.createLoan, input, ({ loanId }) => ({ reference: loanId }))
  }

  lastDigitsOfPayingCard(of: {
    readonly taxId: Cuit
    readonly loanId: string
  }): Promise<Result<string | undefined, GatewayFailure>> {
    return this.ask(calls.findActiveCard, { path: of }, toLastCardDigits)
  }
}
