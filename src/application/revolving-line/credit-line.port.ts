import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRequestFields,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import { definePort } from '@/application/shared/port'

/** A loan of the revolving credit line: an amount and a repayment plan. */
export interface CreditLineLoan extends OperationRequestFields {
  readonly customerId: string
  readonly amount: Cents
  readonly plan: Pick<RepaymentPlan, 'count' | 'amount' | 'lineId'>
  /**
   * Set if the loan pays a shop's QR code; otherwise the money goes to the customer's account.
   * Source: QRP-07.
   */
  readonly disbursementMethod?: 'qr-payment'
}

/** The requests to the lender's server about the revolving credit line. Source: 2§7. */
export interface CreditLineGateway {
  creditLine(customerId: string): Promise<Result<CreditLine, GatewayFailure>>
  nextDueInstallments(taxId: Cuit): Promise<Result<CreditLineNextDueInstallments, GatewayFailure>>
  /**
   * Returns the repayment plans for an amount taken from the revolving credit line; empty if the lender
   * offers no plans. Source: REV-04.
   */
  repaymentPlans(of: {
    readonly customerId: string
    readonly amount: Cents
  }): Promise<Result<readonly RepaymentPlan[], GatewayFailure>>
  /**
   * Creates a loan of the revolving credit line; called only by `RequestCreditLineLoan`. `reference` in the
   * lender's answer is the loan's number. Source: REV-04, REV-10.
   */
  createLoan(loan: CreditLineLoan): Promise<Result<OperationConfirmed, OperationSendFailure<string>>>
  /**
   * Returns the last four digits of the card that pays the loan; undefined if the lender names no card.
   * Source: REV-04.
   */
  lastDigitsOfPayingCard(of: {
    readonly taxId: Cuit
    readonly loanId: string
  }): Promise<Result<string | undefined, GatewayFailure>>
}
export const CreditLineGateway = definePort<CreditLineGateway>('CreditLineGateway')
