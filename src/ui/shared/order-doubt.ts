import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject } from 'rxjs'
import type { Intention } from '@/domain/shared/intention'
import type { OrderFollowUpStep } from '@/application/shared/order-follow-up'
import type { Orderer, OrderStatusAnswer } from '@/application/shared/order-status.port'
import { Orders } from '@/application/shared/orders'
import { observed } from '@/ui/kit/observed'
import { orderNewsText, type OrderAsking } from '@/ui/texts/orders.texts'

export type OrderEnd = Extract<OrderFollowUpStep<OrderStatusAnswer>, { readonly kind: 'final' }>

/** An order that nobody answered, while it is asked about. Source: PAY-16, REV-10. */
@injectable()
export class OrderDoubt {
  asking: OrderAsking = 'waiting'
  /** The lender says that it never arrived: it may go out again. */
  mayGoOutAgain = false
  private readonly askNow = new Subject<void>()
  private stop: (() => void) | undefined

  constructor(@inject(Orders) private readonly orders: Orders) {
    observed(this, 'asking', 'mayGoOutAgain')
  }

  get news(): string {
    return orderNewsText(this.asking)
  }

  follow(intention: Intention, orderer: Orderer, tell: (end: OrderEnd) => void): void {
    this.end()
    this.asking = 'waiting'
    this.mayGoOutAgain = intention.standing === 'unheard'
    const steps = this.orders.follow(intention, orderer, this.askNow)
    const subscription = steps.subscribe((step) => runInAction(() => this.take(step, tell)))
    this.stop = () => subscription.unsubscribe()
  }

  askAgain(): void {
    this.askNow.next()
  }

  /** Nothing is told any more. */
  end(): void {
    this.stop?.()
    this.stop = undefined
  }

  private take(step: OrderFollowUpStep<OrderStatusAnswer>, tell: (end: OrderEnd) => void): void {
    switch (step.kind) {
      case 'asking':
      case 'no-answer':
        this.asking = step.kind
        return
      case 'in-process':
        this.asking = 'still-in-process'
        this.mayGoOutAgain = false
        return
      case 'not-arrived':
        this.asking = 'not-arrived'
        this.mayGoOutAgain = true
        return
      case 'final':
        tell(step)
    }
  }
}
