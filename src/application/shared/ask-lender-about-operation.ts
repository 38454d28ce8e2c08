import { inject, injectable } from 'inversify'
import type { OperationRecord } from '@/domain/shared/operation'
import { isFinalLenderStatus, type FinalLenderStatus } from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import { OperationLog } from './operation-log'
import type { OperationAnswerDetails } from './operation-records'
import type { OperationStatusReport } from './operation-status.port'

/** What follows if the lender does not know the idempotency key of an operation. Source: PAY-16. */
interface OperationNotReceived {
  /** True if the key has expired, so that the operation cannot be sent again. */
  readonly isKeyExpired?: true
  /**
   * True if this device no longer stores the operation, because the lender answers more than 48 hours after
   * the operation was sent. The operation then blocks no other one.
   */
  readonly isReleased?: true
}

export type OperationFollowUpStep<Report extends OperationStatusReport> =
  | { readonly kind: 'asking' }
  /**
   * Step: the lender has not decided yet whether the operation is done, or does not know it while this page
   * still sends it.
   */
  | { readonly kind: 'in-process' }
  | { readonly kind: 'no-answer' }
  /**
   * Step: the lender does not know the operation's idempotency key. Unless `isReleased`, the request for the
   * operation may still arrive at the lender.
   */
  | ({ readonly kind: 'not-received' } & OperationNotReceived)
  /**
   * Last step: the lender has decided whether the operation is done. `operation` is the record of the
   * operation as it is stored now.
   */
  | (Report & {
      readonly kind: 'final'
      readonly status: FinalLenderStatus
      readonly operation?: OperationRecord
    })

/** Asks the lender once for the status of an operation. Source: PAY-16, REV-10. */
@injectable()
export class AskLenderAboutOperation {
  constructor(@inject(OperationLog) private readonly log: OperationLog) {}

  /**
   * Asks the lender for the operation's status and stores the answer. `question` sends the request: it gets
   * the operation's idempotency key and returns the lender's answer. Drops an answer that is not final if a
   * later question was answered first: does not store it and returns undefined.
   */
  async execute<Report extends OperationStatusReport>(
    operation: OperationRecord,
    question: (idempotencyKey: string) => Promise<Result<Report, GatewayFailure>>,
    isNewest: () => boolean = () => true,
  ): Promise<OperationFollowUpStep<Report> | undefined> {
    const wasPending = this.log.isPendingOnThisPage(operation)
    const attempts = this.recordedAttemptsOf(operation)
    const answer = await question(operation.idempotencyKey)
    if (!answer.ok) return { kind: 'no-answer' }
    const { status } = answer.value
    const isLate = !isNewest()
    if (isFinalLenderStatus(status)) {
      const event = status === 'approved' ? 'confirm' : 'reject'
      const stored = await this.log.applyEvent(operation, event, toAnswerDetails(answer.value))
      return { ...answer.value, kind: 'final', status, operation: stored }
    }
    if (isLate) return undefined
    if (status === 'in-process') {
      await this.log.applyEvent(operation, 'pend')
      return { kind: 'in-process' }
    }
    // The server may not know it because the request is still pending on this page, or was sent again
    // meanwhile.
    if (
      wasPending ||
      this.log.isPendingOnThisPage(operation) ||
      this.recordedAttemptsOf(operation) !== attempts
    )
      return { kind: 'in-process' }
    return { kind: 'not-received', ...(await this.recordNotReceived(operation)) }
  }

  /** Records that the lender does not know the operation's key. Returns what follows from that. */
  private async recordNotReceived(operation: OperationRecord): Promise<OperationNotReceived> {
    const { answeredAt } = await this.log.applyEvent(operation, 'miss')
    const stored = this.log.find(operation.idempotencyKey)
    if (stored) return stored.isKeyExpired ? { isKeyExpired: true } : {}
    // A record that is gone for another reason, such as a cleared storage, has no late answer.
    return answeredAt === undefined ? {} : { isReleased: true }
  }

  private recordedAttemptsOf({ idempotencyKey }: OperationRecord): number | undefined {
    return this.log.find(idempotencyKey)?.attempts
  }
}

function toAnswerDetails({
  loanId,
  shopPaymentId,
  chargeId,
  cardRefusal: ofCard,
  downPaymentRefusal: ofDownPayment,
  errorCode,
}: OperationStatusReport): OperationAnswerDetails {
  const reference = loanId ?? shopPaymentId ?? chargeId
  const refusal = ofCard ?? ofDownPayment ?? errorCode
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(refusal === undefined ? {} : { refusal }),
  }
}
