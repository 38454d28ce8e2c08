import { inject, injectable } from 'inversify'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import { hasUnknownOutcome, mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import { OperationLog } from '@/application/shared/operation-log'
import type { RefinancingOperationKind } from './refinancing-operations'
import type { CreatedRefinancing } from './refinancing-progress.port'

/** Returns the lender's id of the loan that the given down payment is for; undefined if it is not known. */
export function loanIdOfDownPayment({ terms }: Pick<OperationRecord, 'terms'>): string | undefined {
  return terms.kind === 'down-payment' ? terms.loanId : undefined
}

/**
 * Reads what this device stores about down payments of refinancings that the lender did not receive or refused,
 * and about the loans that they are for. Source: REF-09, REF-11.
 */
@injectable()
export class DownPaymentRecords {
  constructor(@inject(OperationLog) private readonly log: OperationLog) {}

  /**
   * Returns the down payment that the lender did not receive and that the customer can send again, made with
   * any refinancing link; undefined if there is none. While there is one, no other refinancing loan is
   * created, because a new loan replaces the one that this payment is for. Source: REF-11, PAY-16.
   */
  downPaymentToRetry(link: RefinancingLink): OperationRecord | undefined {
    const unknown = this.recordedOperations(link, 'refinancing-down-payment').find(hasUnknownOutcome)
    return unknown && mayRetryOperation(unknown) ? unknown : undefined
  }

  /**
   * Returns the loan that is paid when `downPaymentToRetry` is sent again, with the plan to which the customer
   * agreed. Undefined if that down payment cannot be sent again for this proposal: the lender now proposes
   * other amounts, or this device no longer stores the request for the loan. Source: REF-09, REF-11.
   */
  loanToRetry(link: RefinancingLink, proposal: RefinancingProposal): CreatedRefinancing | undefined {
    const downPayment = this.downPaymentToRetry(link)
    const loanId = downPayment && loanIdOfDownPayment(downPayment)
    if (loanId === undefined || downPayment?.amount !== proposal.debtAmount) return undefined
    const request = this.recordedOperations(link, 'refinancing-loan').find(
      (each) => each.reference === loanId,
    )
    if (request?.terms.kind !== 'refinancing-loan') return undefined
    return request.amount === proposal.refinancingAmount ? { loanId, plan: request.terms.plan } : undefined
  }

  /**
   * Returns whether the lender refused the down payment of this loan because the loan has expired, was
   * accepted or was replaced. It can no longer be paid. Source: REF-09, REF-11.
   */
  isLoanUnavailable(link: RefinancingLink, loanId: string): boolean {
    const notAvailable: DownPaymentRefusalReason = 'not-available'
    return this.recordedOperations(link, 'refinancing-down-payment').some(
      (each) =>
        each.status === 'rejected' && each.refusal === notAvailable && loanIdOfDownPayment(each) === loanId,
    )
  }

  private recordedOperations(
    { taxId }: RefinancingLink,
    target: RefinancingOperationKind,
  ): readonly OperationRecord[] {
    return this.log.operationsOnTarget({ customerTaxId: taxId, target })
  }
}
