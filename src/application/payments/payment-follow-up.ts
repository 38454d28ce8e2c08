import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFollowUpStep } from '@/application/shared/ask-about-operation'
import { OperationFollowUp } from '@/application/shared/operation-follow-up'
import { PaymentGateway, type PaymentStatusAnswer } from './payment.port'
import { PaymentEvidence, type ReportedPayment } from './payment-evidence'

export type FollowUpStep = OperationFollowUpStep<PaymentStatusAnswer>

/** Asks the lender for the outcome of a payment until it decides. Source: PAY-16. */
@injectable()
export class PaymentFollowUp {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationFollowUp) private readonly followUp: OperationFollowUp,
    @inject(PaymentEvidence) private readonly evidence: PaymentEvidence,
  ) {}

  /** Asks the lender for the outcome of a charge by its key until the lender decides. */
  follow(operation: OperationRecord, customer: Cuit, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.followUp.follow(operation, (key) => this.gateway.paymentStatus(key, customer), askNow)
  }

  /**
   * Looks for a payment made on the provider's page in the lender's list of payments until it appears,
   * because such a payment has no key. Source: PAY-17.
   */
  followByPaymentList(payment: ReportedPayment, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.followUp.askAtTimes(askNow, (isNewest) => this.look(payment, isNewest))
  }

  private async look(payment: ReportedPayment, isNewest: () => boolean): Promise<FollowUpStep | undefined> {
    const seen = await this.evidence.confirmIfListed(payment)
    if (!seen.ok) return { kind: 'no-answer' }
    const isLate = !isNewest()
    if (seen.value) return { kind: 'final', status: 'approved' }
    return isLate ? undefined : { kind: 'in-process' }
  }
}
