import { inject, injectable } from 'inversify'
import { Observable, concat, defer, merge, of } from 'rxjs'
import { mergeMap, takeWhile } from 'rxjs/operators'
import type { Cuit } from '@/domain/shared/cuit'
import type { Intention } from '@/domain/shared/intention'
import { isFinal, pollingDelaysSeconds, type FinalStatus } from '@/domain/payments/payment-status'
import { Clock } from '@/application/shared/clock.port'
import { Intentions } from '@/application/shared/intentions'
import { PaymentGateway, type PaymentStatusAnswer } from './payment.port'
import { PaymentEvidence, type ReportedPayment } from './payment-evidence'

export type FollowUpStep =
  | { readonly kind: 'asking' }
  /** Nothing is known yet: the server said so, or did not answer. */
  | { readonly kind: 'in-process' }
  | { readonly kind: 'no-answer' }
  /** It never arrived, as far as the lender knows; it still may. */
  | { readonly kind: 'not-arrived' }
  | ({ readonly kind: 'final'; readonly status: FinalStatus } & Omit<PaymentStatusAnswer, 'status'>)

/**
 * Asks what became of a payment: at once, at 2, 5, 10 and 30 seconds and whenever `askNow` says so, until the lender's
 * own word, which ends its guard. That it was not found ends nothing: it may arrive later. Source: PAY-16.
 */
@injectable()
export class PaymentFollowUp {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(PaymentEvidence) private readonly evidence: PaymentEvidence,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** A charge, by its key. */
  follow(intention: Intention, customer: Cuit, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.askAtTimes(askNow, () => this.ask(intention, customer))
  }

  /** A payment on the provider's page, which knows of no keys: by what the lender lists. Source: PAY-17. */
  followListed(payment: ReportedPayment, askNow: Observable<void>): Observable<FollowUpStep> {
    return this.askAtTimes(askNow, () => this.look(payment))
  }

  private askAtTimes(
    askNow: Observable<void>,
    question: () => Promise<FollowUpStep>,
  ): Observable<FollowUpStep> {
    const moments = merge(...pollingDelaysSeconds.map((seconds) => this.after(seconds)), askNow)
    return moments.pipe(
      mergeMap(() => concat(of<FollowUpStep>({ kind: 'asking' }), defer(question))),
      takeWhile((step) => step.kind !== 'final', true),
    )
  }

  private async ask(intention: Intention, customer: Cuit): Promise<FollowUpStep> {
    const wasOnItsWay = this.intentions.isOnItsWay(intention)
    const answer = await this.gateway.paymentStatus(intention.idempotencyKey, customer)
    if (!answer.ok) return { kind: 'no-answer' }
    const { status, ...details } = answer.value
    if (isFinal(status)) return this.ended(intention, { status, ...details })
    // The server may not know it because it is still on its way from this page.
    if (status === 'in-process' || wasOnItsWay) return { kind: 'in-process' }
    const isOpen = this.intentions.find(intention.idempotencyKey)?.standing === 'sent'
    if (isOpen) this.intentions.change(intention, { standing: 'unheard' })
    return { kind: 'not-arrived' }
  }

  private ended(
    intention: Intention,
    word: { readonly status: FinalStatus } & Omit<PaymentStatusAnswer, 'status'>,
  ): FollowUpStep {
    const { status, transactionId, refusal } = word
    this.intentions.change(intention, {
      standing: status === 'approved' ? 'accepted' : 'rejected',
      ...(transactionId === undefined ? {} : { reference: transactionId }),
      ...(refusal === undefined ? {} : { refusal }),
    })
    return { kind: 'final', ...word }
  }

  private async look(payment: ReportedPayment): Promise<FollowUpStep> {
    const seen = await this.evidence.of(payment)
    if (!seen.ok) return { kind: 'no-answer' }
    return seen.value ? { kind: 'final', status: 'approved' } : { kind: 'in-process' }
  }

  private after(seconds: number): Observable<void> {
    return new Observable((subscriber) => {
      const tell = (): void => {
        subscriber.next()
        subscriber.complete()
      }
      if (seconds > 0) return this.clock.after(seconds * 1000, tell)
      return tell()
    })
  }
}
