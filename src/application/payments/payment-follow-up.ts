import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFollowUpStep } from '@/application/shared/ask-lender-about-operation'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { OperationFollowUp } from '@/application/shared/operation-follow-up'
import { PaymentGateway } from './payment.port'
import {
  PaymentListEvidence,
  type ListedPaymentEvidence,
  type PaymentFromStatusPageAddress,
} from './payment-list-evidence'

export type PaymentFollowUpStep = OperationFollowUpStep<OperationStatusReport & ListedPaymentEvidence>

/** Asks the lender for the outcome of a payment until the outcome is final. Source: PAY-16. */
@injectable()
export class PaymentFollowUp {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationFollowUp) private readonly followUp: OperationFollowUp,
    @inject(PaymentListEvidence) private readonly evidence: PaymentListEvidence,
  ) {}

  /**
   * Asks the lender for the outcome of a charge, by the idempotency key of the charge, until the outcome is
   * final.
   */
  follow(
    operation: OperationRecord,
    customer: Cuit,
    askNow: Observable<void>,
  ): Observable<PaymentFollowUpStep> {
    return this.followUp.follow(operation, (key) => this.gateway.paymentStatus(key, customer), askNow)
  }

  /**
   * Waits until a payment made on a payment provider's page appears in the lender's list of payments. Such a
   * payment has no idempotency key by which the lender could be asked. Source: PAY-17.
   */
  followByPaymentList(
    payment: PaymentFromStatusPageAddress,
    askNow: Observable<void>,
  ): Observable<PaymentFollowUpStep> {
    return this.followUp.askAtFollowUpTimes(askNow, (isNewest) => this.readStatus(payment, isNewest))
  }

  private async readStatus(
    payment: PaymentFromStatusPageAddress,
    isNewest: () => boolean,
  ): Promise<PaymentFollowUpStep | undefined> {
    const seen = await this.evidence.confirmListedPayment(payment)
    if (!seen.ok) return { kind: 'no-answer' }
    const isLate = !isNewest()
    if (seen.value) return { kind: 'final', status: 'approved', ...seen.value }
    return isLate ? undefined : { kind: 'in-process' }
  }
}
