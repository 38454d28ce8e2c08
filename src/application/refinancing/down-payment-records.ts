import { inject, injectable } from 'inversify'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import { hasUnknownOutcome, mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import { OperationLog } from '@/application/shared/operation-log'
import { wasMadeWithLink, type RefinancingOperationKind } from './refinancing-operations'
import type { CreatedRefinancing, RefinancingProgress } from './refinancing-progress.port'

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
   * agreed. If this device no longer stores the request for the loan, returns the loan of `progress`, which is
   * how far this tab has come. Undefined if that down payment cannot be sent again for this proposal: the lender
   * now proposes other amounts, or the plan of the loan is not known here. Source: REF-09, REF-11.
   */
  loanToRetry(
    link: RefinancingLink,
    proposal: RefinancingProposal,
    progress: Pick<RefinancingProgress, 'created' | 'proposal'>,
  ): CreatedRefinancing | undefined {
    const downPayment = this.downPaymentToRetry(link)
    const loanId = downPayment && loanIdOfDownPayment(downPayment)
    if (loanId === undefined || downPayment?.amount !== proposal.debtAmount) return undefined
    const request = this.recordedOperations(link, 'refinancing-loan').find(
      (each) => each.reference === loanId,
    )
    const { created, proposal: agreedProposal } = progress
    const refinancingAmount = request?.amount ?? agreedProposal?.refinancingAmount
    if (refinancingAmount !== proposal.refinancingAmount) return undefined
    if (request?.terms.kind === 'refinancing-loan') return { loanId, plan: request.terms.plan }
    return created?.loanId === loanId ? created : undefined
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

  /**
   * Returns whether the down payment is the one of the refinancing with this link and the loan `created`: it was
   * made with this link, or for this loan. One loan can be reached with two links, because a payment that the
   * lender did not receive can be sent again with any link. While that payment of `created` can be sent again,
   * no payment of another loan is the one of this refinancing. Source: REF-11.
   */
  isOfRefinancing(
    downPayment: OperationRecord,
    link: RefinancingLink,
    created: CreatedRefinancing | undefined,
  ): boolean {
    if (created && loanIdOfDownPayment(downPayment) === created.loanId) return true
    const retried = this.downPaymentToRetry(link)
    const isRetryOfCreated = retried && created && loanIdOfDownPayment(retried) === created.loanId
    return !isRetryOfCreated && wasMadeWithLink(downPayment, link)
  }

  private recordedOperations(
    { taxId }: RefinancingLink,
    target: RefinancingOperationKind,
  ): readonly OperationRecord[] {
    return this.log.operationsOnTarget({ customerTaxId: taxId, target })
  }
}
