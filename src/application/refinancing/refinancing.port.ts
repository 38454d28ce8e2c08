import type { NewCard } from '@/domain/cards/new-card'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { DownPaymentRefusal } from '@/domain/refinancing/down-payment-refusal'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, SendFailure } from '@/application/shared/exactly-once'

export interface PlansWanted {
  readonly link: RefinancingLink
  readonly refinancingAmount: Cents
}

/** The new loan, with the chosen plan. */
export interface RefinancingOrder {
  readonly taxId: Cuit
  readonly refinancingAmount: Cents
  readonly plan: InstallmentOption
  readonly idempotencyKey: string
}

/** The lender's reason for not creating the loan, if it gives one. */
export type WhyNotCreated = 'plan-not-offered' | 'not-available'

/** The down payment, with a card as it was typed: never kept, never logged. Source: PAY-19, REF-08. */
export interface DownPayment {
  readonly taxId: Cuit
  readonly customerName: string
  readonly loanId: string
  readonly amount: Cents
  readonly card: NewCard
  /** The check of their identity that it relies on, for this refinancing. Source: ACC-37. */
  readonly check: IdentityCheckReference
  readonly idempotencyKey: string
}

/** Refinancing from a link, without a session: the customer is the one of the link. Source: 2§7. */
export interface RefinancingGateway {
  /**
   * The proposal for the customer; undefined if it has expired or was already accepted. Changes nothing.
   * Source: REF-02, REF-11.
   */
  proposal(taxId: Cuit): Promise<Result<RefinancingProposal | undefined, GatewayFailure>>
  plans(wanted: PlansWanted): Promise<Result<readonly InstallmentOption[], GatewayFailure>>
  /** Its reference is the id of the new loan. */
  createLoan(order: RefinancingOrder): Promise<Result<OperationConfirmed, SendFailure<WhyNotCreated>>>
  payDownPayment(payment: DownPayment): Promise<Result<OperationConfirmed, SendFailure<DownPaymentRefusal>>>
}
export const RefinancingGateway = Symbol('RefinancingGateway')
