import { inject, injectable } from 'inversify'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  isSameOperationTerms,
  type OperationTerms,
  type OperationTermsOfKind,
} from '@/domain/shared/operation-terms'
import { failure, type Result } from '@/domain/shared/result'
import { ExactlyOnce, type AttemptedOperation, type NotSentReason } from '@/application/shared/exactly-once'
import { DownPaymentRecords } from './down-payment-records'
import { RefinancingGateway } from './refinancing.port'
import {
  operationOwnerNamedByLink,
  RefinancingOperationChecks,
  refinancingLoanTerms,
  type ProposalCheckFailure,
} from './refinancing-operations'

export interface ChosenRefinancing {
  readonly link: RefinancingLink
  /** The lender's refinancing proposal, as the customer saw it. */
  readonly proposal: RefinancingProposal
  /** The chosen plan. A retry requests the plan of `operationToRetry` instead. */
  readonly plan: RepaymentPlan
  /**
   * Idempotency keys of the completed down payments of which the customer read. With any other completed one, no
   * loan is created.
   */
  readonly acknowledgedPaymentKeys: readonly string[]
  /** The earlier request to create the loan. It is sent again, because the lender did not receive it. */
  readonly operationToRetry?: OperationRecord | undefined
  readonly hasLeftScreen?: () => boolean
}

/** Why no request for the new loan was sent: because of the proposal, or because of an earlier down payment. */
export type RefinancingLoanBlocker =
  | ProposalCheckFailure
  /** Reason: the outcome of a down payment is unknown. A new loan would replace the one that it is for. */
  | { readonly kind: 'down-payment-outcome-unknown' }
  /** Reason: a down payment was made of which the customer has not read. It may be for the same debt. */
  | { readonly kind: 'down-payment-unacknowledged' }

/**
 * Creates the loan with the chosen repayment plan, exactly once. Before that, checks that the lender's
 * proposal is still the one that the customer saw, that no down payment may still be made for an earlier loan,
 * and that the customer has read of those that were made. Source: REF-05, REF-11, PAY-20.
 */
@injectable()
export class CreateRefinancing {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(RefinancingOperationChecks) private readonly operations: RefinancingOperationChecks,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  execute(
    chosen: ChosenRefinancing,
  ): Promise<
    Result<AttemptedOperation<RefinancingLoanRefusalReason>, NotSentReason<RefinancingLoanBlocker>>
  > {
    const { link, proposal, operationToRetry, hasLeftScreen } = chosen
    const { taxId } = link
    const terms = requestedTerms(chosen)
    const refinancingAmount = operationToRetry?.amount ?? proposal.refinancingAmount
    const operation = {
      owner: operationOwnerNamedByLink(taxId),
      target: 'refinancing-loan',
      terms,
      amount: refinancingAmount,
      acknowledgedKeys: this.replacedOperationKeys(link, terms),
      operationToRetry,
    }
    return this.exactlyOnce.execute<RefinancingLoanRefusalReason, RefinancingLoanBlocker>(
      operation,
      {
        precondition: () => this.findBlocker(chosen),
        send: ({ idempotencyKey }) =>
          this.gateway.createLoan({ taxId, refinancingAmount, plan: terms.plan, idempotencyKey }),
      },
      hasLeftScreen ? { hasLeftScreen } : {},
    )
  }

  private async findBlocker({
    link,
    proposal,
    acknowledgedPaymentKeys,
  }: ChosenRefinancing): Promise<Result<object, RefinancingLoanBlocker>> {
    const checked = await this.operations.checkProposalUnchanged(link.taxId, proposal)
    const downPayments = this.operations.storedOperations(link, 'refinancing-down-payment')
    if (downPayments.latestOfUnknownOutcome) return failure({ kind: 'down-payment-outcome-unknown' })
    const isEachAcknowledged = downPayments.completed.every(({ idempotencyKey }) =>
      acknowledgedPaymentKeys.includes(idempotencyKey),
    )
    return isEachAcknowledged ? checked : failure({ kind: 'down-payment-unacknowledged' })
  }

  /**
   * Returns the idempotency keys of the earlier operations whose loans are replaced by the new loan. By the
   * lender's rule, these are all earlier refinancing loans, except the latest one if it has the same plan as
   * the new loan and can still be paid.
   */
  private replacedOperationKeys(link: RefinancingLink, terms: OperationTerms): readonly string[] {
    const { completed } = this.operations.storedOperations(link, 'refinancing-loan')
    return completed
      .filter(
        (each, position) =>
          position > 0 ||
          !isSameOperationTerms(each.terms, terms) ||
          (each.reference !== undefined && this.downPayments.isLoanUnavailable(link, each.reference)),
      )
      .map((each) => each.idempotencyKey)
  }
}

/** Returns the terms to send. A retry sends the stored terms, even if they came from another link or plan. */
function requestedTerms({
  link,
  plan,
  operationToRetry,
}: ChosenRefinancing): OperationTermsOfKind<'refinancing-loan'> {
  const stored = operationToRetry?.terms
  return stored?.kind === 'refinancing-loan' ? stored : refinancingLoanTerms(link, plan)
}
