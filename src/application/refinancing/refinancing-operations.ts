import { inject, injectable } from 'inversify'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { isSameProposal, type RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Cuit } from '@/domain/shared/cuit'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import {
  isSameRefinancingLink,
  isSameRepaymentPlan,
  type RefinancingLinkTerms,
  type OperationTermsOfKind,
} from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { RefinancingGateway } from './refinancing.port'

/** The two operations of a refinancing: the new loan and its down payment. Source: REF-11. */
export type RefinancingOperationKind = 'refinancing-loan' | 'refinancing-down-payment'

/**
 * Why no operation of the refinancing (new loan or down payment) is sent: the lender's proposal is not the
 * one that the customer saw, or could not be read.
 */
export type ProposalCheckFailure =
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'not-known'; readonly cause: GatewayFailure }

/**
 * The customer's operations of one kind (new loans or down payments of refinancings) that this device
 * stores: those of the last 48 hours, and older ones about which the lender still has to be asked.
 */
export interface StoredRefinancingOperations {
  /** The latest operation with an unknown outcome, made with any refinancing link; undefined if none. */
  readonly latestOfUnknownOutcome: OperationRecord | undefined
  /** The customer's completed operations, made with any refinancing link, latest first. */
  readonly completed: readonly OperationRecord[]
  /** The completed operations that were made with this refinancing link. */
  readonly completedByThisLink: readonly OperationRecord[]
}

/**
 * Returns who owns an operation that is made without a session: the customer whom the refinancing link
 * names.
 */
export function operationOwnerNamedByLink(taxId: Cuit): OperationOwner {
  return { identifiedBy: 'link', taxId }
}

/** Returns the fields that identify a refinancing link, without those that name its customer. */
export function refinancingLinkTerms({
  maxTerm,
  maxInstallmentAmount,
  validUntil,
}: RefinancingLink): RefinancingLinkTerms {
  return { date: validUntil, maxTerm, maxAmount: maxInstallmentAmount }
}

/**
 * Returns what defines a refinancing loan: the chosen repayment plan, and what the lender's link to the
 * customer contains (its last valid day, the maximum number of installments and the maximum amount of one).
 */
export function refinancingLoanTerms(
  link: RefinancingLink,
  { lineId, count, amount }: RepaymentPlan,
): OperationTermsOfKind<'refinancing-loan'> {
  return { kind: 'refinancing-loan', link: refinancingLinkTerms(link), plan: { lineId, count, amount } }
}

/**
 * Returns the repayment plan for which the given operation requested a refinancing loan, through any link. If
 * `plans` contain that plan, the result has its costs too; otherwise it has only what this device stored.
 * Undefined if the operation is of another kind, or was stored in a format that this release does not read.
 * Source: REF-11, REV-10.
 */
export function requestedRepaymentPlan(
  operation: OperationRecord,
  plans: readonly RepaymentPlan[],
): RepaymentPlan | undefined {
  const { terms } = operation
  if (terms.kind !== 'refinancing-loan') return undefined
  return plans.find((each) => isOperationForRepaymentPlan(operation, each)) ?? terms.plan
}

/**
 * Returns whether the given operation requested a refinancing loan with the given repayment plan, through
 * any link.
 */
export function isOperationForRepaymentPlan({ terms }: OperationRecord, plan: RepaymentPlan): boolean {
  return terms.kind === 'refinancing-loan' && isSameRepaymentPlan(terms.plan, plan)
}

/** Returns whether the given operation of a refinancing was started with this link. Source: REF-11. */
export function wasMadeWithLink({ terms }: OperationRecord, link: RefinancingLink): boolean {
  return 'link' in terms && isSameRefinancingLink(terms.link, refinancingLinkTerms(link))
}

/**
 * The checks before an operation of a refinancing (new loan or down payment) is sent. Source: REF-11,
 * PAY-20.
 */
@injectable()
export class RefinancingOperationChecks {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  /**
   * Returns the stored operations of the given kind (new loan or down payment). An operation with an
   * unknown outcome counts for every refinancing link of the customer, because it may be about the same
   * debt. Source: REF-11.
   */
  storedOperations(link: RefinancingLink, target: RefinancingOperationKind): StoredRefinancingOperations {
    const owner = operationOwnerNamedByLink(link.taxId)
    const found: OperationRecord[] = []
    for (;;) {
      const acknowledgedKeys = found.map(({ idempotencyKey }) => idempotencyKey)
      const next = this.exactlyOnce.firstUnacknowledgedOperation({ owner, target, acknowledgedKeys })
      if (next === undefined) break
      found.push(next)
    }
    const completed = found.filter((each) => !hasUnknownOutcome(each))
    return {
      latestOfUnknownOutcome: found.find(hasUnknownOutcome),
      completed,
      completedByThisLink: completed.filter((each) => wasMadeWithLink(each, link)),
    }
  }

  /**
   * Checks that the lender's refinancing proposal is still the one that the customer saw. Fails if it is
   * not, or cannot be read.
   */
  async checkProposalUnchanged(
    taxId: Cuit,
    seen: RefinancingProposal,
  ): Promise<Result<object, ProposalCheckFailure>> {
    const now = await this.gateway.proposal(taxId)
    if (!now.ok) return failure({ kind: 'not-known', cause: now.failure })
    if (!now.value) return failure({ kind: 'not-offered' })
    return isSameProposal(now.value, seen) ? success({}) : failure({ kind: 'changed' })
  }
}
