import type { NewCard } from '@/domain/cards/new-card'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { DownPaymentRefusalReason, RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'
import { definePort } from '@/application/shared/port'

export interface RefinancingPlansRequest {
  readonly link: RefinancingLink
  readonly refinancingAmount: Cents
}

/** The request for the new loan of a refinancing, with the chosen plan. */
export interface RefinancingLoanRequest {
  readonly taxId: Cuit
  readonly refinancingAmount: Cents
  readonly plan: RepaymentPlan
  readonly idempotencyKey: string
}

/**
 * The down payment of a refinancing with a typed card, which is never stored and never logged.
 * Source: PAY-19, REF-08.
 */
export interface DownPaymentRequest {
  readonly taxId: Cuit
  readonly customerName: string
  readonly loanId: string
  readonly amount: Cents
  readonly card: NewCard
  /** The identity check made for this refinancing, which the down payment requires. Source: ACC-37. */
  readonly identityCheck: IdentityCheckReference
  readonly idempotencyKey: string
}

/**
 * The requests to the lender's server for refinancing with a link and without a session. The link names the
 * customer. Source: 2§7.
 */
export interface RefinancingGateway {
  /**
   * Returns the refinancing proposal for the customer; undefined if the proposal has expired or was already
   * accepted. This request changes nothing. Source: REF-02, REF-11.
   */
  proposal(taxId: Cuit): Promise<Result<RefinancingProposal | undefined, GatewayFailure>>
  repaymentPlans(wanted: RefinancingPlansRequest): Promise<Result<readonly RepaymentPlan[], GatewayFailure>>
  /** Asks the lender to create the refinancing loan. `reference` in the lender's answer is the loan's id. */
  createLoan(
    order: RefinancingLoanRequest,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<RefinancingLoanRefusalReason>>>
  payDownPayment(
    payment: DownPaymentRequest,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<DownPaymentRefusalReason>>>
}
export const RefinancingGateway = definePort<RefinancingGateway>('RefinancingGateway')
