import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject, type Subscription } from 'rxjs'
import type { Intention } from '@/domain/shared/intention'
import type { OrderStatusAnswer, Orderer } from '@/application/shared/order-status.port'
import { Orders } from '@/application/shared/orders'
import { observed } from '@/ui/kit/observed'
import { paymentNewsText, type PaymentAsking } from '@/ui/texts/payments.texts'

/** An order that nobody answered, while the lender is asked what became of it. Source: REF-11, PAY-16. */
@injectable()
export class FollowedOrder {
  asking: PaymentAsking = 'waiting'
  private readonly askNow = new Subject<void>()
  private subscription: Subscription | undefined

  constructor(@inject(Orders) private readonly orders: Orders) {
    observed(this, 'asking')
  }

  /** The lender never heard of it: it may be tried again. */
  get hasNotArrived(): boolean {
    return this.asking === 'not-arrived'
  }

  /** What is known by now. */
  get news(): string {
    return paymentNewsText(this.asking)
  }

  follow(intention: Intention, orderer: Orderer, tell: (word: OrderStatusAnswer) => void): void {
    this.end()
    this.asking = 'waiting'
    this.subscription = this.orders.follow(intention, orderer, this.askNow).subscribe((step) =>
      runInAction(() => {
        if (step.kind === 'final') tell(step)
        else this.asking = step.kind === 'in-process' ? 'still-in-process' : step.kind
      }),
    )
  }

  askAgain(): void {
    this.askNow.next()
  }

  end(): void {
    this.subscription?.unsubscribe()
    this.subscription = undefined
  }
}
