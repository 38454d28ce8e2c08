import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import type { Intention } from '@/domain/shared/intention'
import { OrderFollowUp, type OrderFollowUpStep } from '@/application/shared/order-follow-up'
import { PaymentGateway, type PaymentStatusAnswer } from './payment.port'
import { PaymentEvidence, type ReportedPayment } from './payment-evidence'

export type FollowUpStep = OrderFollowUpStep<PaymentStatusAnswer>

/** Asks what became of a payment, until the lender's own word. Source: PAY-16. */
@injectable()
export class PaymentFollowUp {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OrderFollowUp) private readonly orders: OrderFollowUp,
    @inject(PaymentEvidence) private readonly evidence: PaymentEvidence,
  ) {}

  /** A charge, by its key. */
  follow(intention: Intention, customer: Cuit, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.orders.follow(intention, (key) => this.gateway.paymentStatus(key, customer), askNow)
  }

  /** A payment on the provider's page, which knows of no keys: by what the lender lists. Source: PAY-17. */
  followListed(payment: ReportedPayment, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.orders.askAtTimes(askNow, () => this.look(payment))
  }

  private async look(payment: ReportedPayment): Promise<FollowUpStep> {
    const seen = await this.evidence.of(payment)
    if (!seen.ok) return { kind: 'no-answer' }
    return seen.value ? { kind: 'final', status: 'approved' } : { kind: 'in-process' }
  }
}
