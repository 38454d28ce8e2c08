import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { OperationRecord } from '@/domain/shared/operation'
import { failure, type Result } from '@/domain/shared/result'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotSentReason,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import { OperationLog } from '@/application/shared/operation-log'
import { DownPaymentRecords, loanIdOfDownPayment } from './down-payment-records'
import { RefinancingGateway } from './refinancing.port'
import {
  operationOwnerNamedByLink,
  refinancingLinkTerms,
  RefinancingOperationChecks,
  type ProposalCheckFailure,
} from './refinancing-operations'

export interface AgreedDownPayment extends OperationCallbacks {
  readonly link: RefinancingLink
  /** The lender's refinancing proposal, as the customer saw it. */
  readonly proposal: RefinancingProposal
  readonly loanId: string
  /** Idempotency keys of the completed down payments of which the customer read. Any other one stops this one. */
  readonly acknowledgedPaymentKeys: readonly string[]
  /** The identity check that confirmed who the customer is. Source: ACC-37. */
  readonly identityCheck: IdentityCheckReference
  /** Digits of the number of the typed card. A retry has to use the same card. */
  readonly cardNumber: string | undefined
  /** Returns the typed card when it is about to be sent. Undefined from the second call on. */
  readonly takeCard: () => NewCard | undefined
}

const downPaymentTarget = 'refinancing-down-payment'

/** Charges the down payment of a refinancing exactly once. Source: REF-11, PAY-16, PAY-20. */
@injectable()
export class PayDownPayment {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(RefinancingOperationChecks) private readonly operations: RefinancingOperationChecks,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  /**
   * Returns whether the down payment was, or may have been, sent with the given card. A retry has to use
   * the same card, because the first attempt may still be charged to that card. Source: REF-11, PAY-16.
   */
  mayHaveUsedCard(payment: OperationRecord, cardNumber: string): boolean {
    return this.log.mayHaveUsedCard(payment, cardNumber)
  }

  execute(
    agreed: AgreedDownPayment,
  ): Promise<Result<AttemptedOperation<DownPaymentRefusalReason>, NotSentReason<ProposalCheckFailure>>> {
    const { link, proposal, loanId, identityCheck, cardNumber, takeCard, hasLeftScreen, onSending } = agreed
    const { taxId } = link
    const { customerName } = proposal
    const operationToRetry = this.downPayments.downPaymentToRetry(link)
    // A retry charges the amount of its first attempt, which has to be the one that the customer reads.
    const amount = proposal.debtAmount
    if (operationToRetry && operationToRetry.amount !== amount)
      return Promise.resolve(failure({ kind: 'changed' }))
    // A retry pays the loan of its first attempt, which has to be the one that the customer agrees to.
    if (operationToRetry && loanIdOfDownPayment(operationToRetry) !== loanId)
      return Promise.resolve(failure({ kind: 'unacknowledged', operation: operationToRetry }))
    const terms = operationToRetry?.terms ?? {
      kind: 'down-payment',
      link: refinancingLinkTerms(link),
      loanId,
    }
    const operation = {
      owner: operationOwnerNamedByLink(taxId),
      target: downPaymentTarget,
      terms,
      amount,
      acknowledgedKeys: this.acknowledgedKeys(agreed, operationToRetry),
      operationToRetry,
      cardOrAccountId: cardNumber,
    }
    return this.exactlyOnce.execute<DownPaymentRefusalReason, ProposalCheckFailure>(
      operation,
      {
        precondition: () => this.operations.checkProposalUnchanged(taxId, proposal),
        send: async ({ idempotencyKey }) => {
          const card = takeCard()
          if (!card) return failure({ kind: 'nothing-sent' })
          return this.gateway.payDownPayment({
            taxId,
            customerName,
            loanId,
            amount,
            card,
            identityCheck,
            idempotencyKey,
          })
        },
      },
      { hasLeftScreen, onSending },
    )
  }

  /**
   * Returns the idempotency keys of the completed down payments that do not stop this one: those of which the
   * customer read, unless they made them with this very link. A retry is not stopped by what was paid before its
   * first attempt, with any link. A payment of this very loan always stops it. Source: REF-11, PAY-20.
   */
  private acknowledgedKeys(
    { link, loanId, acknowledgedPaymentKeys }: AgreedDownPayment,
    operationToRetry: OperationRecord | undefined,
  ): readonly string[] {
    const { completed, completedByThisLink } = this.operations.storedOperations(link, downPaymentTarget)
    return completed
      .filter((each) => loanIdOfDownPayment(each) !== loanId)
      .filter(
        (each) =>
          operationToRetry !== undefined ||
          (!completedByThisLink.includes(each) && acknowledgedPaymentKeys.includes(each.idempotencyKey)),
      )
      .map(({ idempotencyKey }) => idempotencyKey)
  }
}
