import { inject, injectable } from 'inversify'
import { Observable, concat, defer, merge, of } from 'rxjs'
import { mergeMap, takeWhile } from 'rxjs/operators'
import type { PaymentIntention } from '@/domain/payments/payment-outcome'
import { isFinal, pollingDelaysSeconds, type PaymentStatus } from '@/domain/payments/payment-status'
import { Clock } from '@/application/shared/clock.port'
import { PaymentGateway, type PaymentStatusAnswer } from './payment.port'
import { PaymentIntentions } from './payment-intentions'
import { RecentCharges } from './recent-charges'

export type FinalStatus = Exclude<PaymentStatus, 'in-process'>

export type FollowUpStep =
  | { readonly kind: 'asking' }
  /** Nothing is known yet: the server said so, or did not answer. */
  | { readonly kind: 'in-process' }
  | { readonly kind: 'no-answer' }
  | ({ readonly kind: 'final'; readonly status: FinalStatus } & Omit<PaymentStatusAnswer, 'status'>)

/**
 * Asks what became of a payment that nobody answered: at 2, 5, 10 and 30 seconds and whenever `askNow` says so,
 * until the server's final word, which also forgets the key. Source: PAY-16.
 */
@injectable()
export class PaymentFollowUp {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(PaymentIntentions) private readonly intentions: PaymentIntentions,
    @inject(RecentCharges) private readonly recentCharges: RecentCharges,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  follow(intention: PaymentIntention, askNow: Observable<void>): Observable<FollowUpStep> {
    const moments = merge(...pollingDelaysSeconds.map((seconds) => this.after(seconds)), askNow)
    return moments.pipe(
      mergeMap(() =>
        concat(
          of<FollowUpStep>({ kind: 'asking' }),
          defer(() => this.ask(intention)),
        ),
      ),
      takeWhile((step) => step.kind !== 'final', true),
    )
  }

  private async ask(intention: PaymentIntention): Promise<FollowUpStep> {
    const wasOnItsWay = this.intentions.isOnItsWay(intention)
    const answer = await this.gateway.paymentStatus(intention.idempotencyKey)
    if (!answer.ok) return { kind: 'no-answer' }
    const { status, ...details } = answer.value
    if (status === 'in-process') return { kind: 'in-process' }
    // The server may not know it because it is still on its way from this page: that is not a final word.
    if (status === 'not-found' && wasOnItsWay) return { kind: 'in-process' }
    if (isFinal(status)) this.intentions.close(intention)
    if (status === 'approved') this.recentCharges.accepted(intention)
    else this.recentCharges.refused(intention)
    return { kind: 'final', status, ...details }
  }

  private after(seconds: number): Observable<void> {
    return new Observable((subscriber) =>
      this.clock.after(seconds * 1000, () => {
        subscriber.next()
        subscriber.complete()
      }),
    )
  }
}
