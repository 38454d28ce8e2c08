import { inject, injectable } from 'inversify'
import { Observable, concat, defer, merge, of } from 'rxjs'
import { mergeMap, takeWhile } from 'rxjs/operators'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { Intention } from '@/domain/shared/intention'
import {
  isFinal,
  pollingDelaysSeconds,
  type FinalStatus,
  type OrderStatus,
} from '@/domain/shared/order-status'
import type { Result } from '@/domain/shared/result'
import { Clock } from './clock.port'
import type { GatewayFailure } from './gateway-failure'
import { Intentions } from './intentions'

/** The lender's answer about one order, with her number of what was done. Source: PAY-16, REV-10. */
export interface OrderAnswer {
  readonly status: OrderStatus
  /** Of a charge. */
  readonly transactionId?: string
  /** Of a payment to a shop. */
  readonly operationId?: string
  /** Of a loan that was made. */
  readonly loanId?: string
  /** Why a card was not charged, where that is known. Source: PAY-15. */
  readonly refusal?: CardRefusal
}

export type OrderFollowUpStep<Answer extends OrderAnswer> =
  | { readonly kind: 'asking' }
  /** Nothing is known yet: the server said so, or did not answer. */
  | { readonly kind: 'in-process' }
  | { readonly kind: 'no-answer' }
  /** It never arrived, as far as the lender knows; it still may. */
  | { readonly kind: 'not-arrived' }
  | (Answer & { readonly kind: 'final'; readonly status: FinalStatus })

interface NoAnswer {
  readonly kind: 'no-answer'
}

/**
 * Asks what became of an order: at once, at 2, 5, 10 and 30 seconds and whenever `askNow` says so, until the lender's
 * own word, which ends its guard. That it was not found ends nothing: it may arrive later. Source: PAY-16, REV-10.
 */
@injectable()
export class OrderFollowUp {
  constructor(
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** By its key; the question is the port's. */
  follow<Answer extends OrderAnswer>(
    intention: Intention,
    question: (idempotencyKey: string) => Promise<Result<Answer, GatewayFailure>>,
    askNow: Observable<void>,
  ): Observable<OrderFollowUpStep<Answer>> {
    return this.askAtTimes(askNow, () => this.ask(intention, question))
  }

  /** The same moments for whatever else tells what became of it. */
  askAtTimes<Step extends { readonly kind: string }>(
    askNow: Observable<void>,
    question: () => Promise<Step>,
  ): Observable<Step | { readonly kind: 'asking' } | NoAnswer> {
    const moments = merge(...pollingDelaysSeconds.map((seconds) => this.after(seconds)), askNow)
    return moments.pipe(
      mergeMap(() =>
        concat(
          of({ kind: 'asking' as const }),
          defer(() => unbroken(question)),
        ),
      ),
      takeWhile((step) => step.kind !== 'final', true),
    )
  }

  private async ask<Answer extends OrderAnswer>(
    intention: Intention,
    question: (idempotencyKey: string) => Promise<Result<Answer, GatewayFailure>>,
  ): Promise<OrderFollowUpStep<Answer>> {
    const wasOnItsWay = this.intentions.isOnItsWay(intention)
    const answer = await question(intention.idempotencyKey)
    if (!answer.ok) return { kind: 'no-answer' }
    const { status } = answer.value
    if (isFinal(status)) {
      this.end(intention, answer.value)
      return { ...answer.value, kind: 'final', status }
    }
    // The server may not know it because it is still on its way from this page.
    if (status === 'in-process' || wasOnItsWay) return { kind: 'in-process' }
    const isOpen = this.intentions.find(intention.idempotencyKey)?.standing === 'sent'
    if (isOpen) this.intentions.change(intention, { standing: 'unheard' })
    return { kind: 'not-arrived' }
  }

  private end(intention: Intention, { status, refusal, ...numbers }: OrderAnswer): void {
    const { loanId, operationId, transactionId } = numbers
    const reference = loanId ?? operationId ?? transactionId
    this.intentions.change(intention, {
      standing: status === 'approved' ? 'accepted' : 'rejected',
      ...(reference === undefined ? {} : { reference }),
      ...(refusal === undefined ? {} : { refusal }),
    })
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

/** What we break is told beside, and ends nothing: her money is asked about all the same. Source: PAY-16. */
async function unbroken<Step>(question: () => Promise<Step>): Promise<Step | NoAnswer> {
  const asked = question()
  return asked.catch(() => {
    void asked.finally(() => undefined)
    return { kind: 'no-answer' }
  })
}
