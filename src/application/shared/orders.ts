import { inject, injectable } from 'inversify'
import type { Observable } from 'rxjs'
import type { Intention } from '@/domain/shared/intention'
import { cents, type Cents } from '@/domain/shared/money'
import { firstToTell } from '@/domain/shared/order-guard'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from './clock.port'
import type { GatewayFailure } from './gateway-failure'
import { Intentions, type Ordered } from './intentions'
import { OrderFollowUp, type OrderFollowUpStep } from './order-follow-up'
import { OrderStatusGateway, type Orderer, type OrderStatusAnswer } from './order-status.port'
import { TabLock } from './tab-lock.port'

/** Something that is done once: a loan is made, a shop is paid, a down payment is charged. */
export interface Order {
  readonly orderer: Orderer
  /** What it is of: the line, a shop's code. One order of it is in doubt at a time. */
  readonly of: string
  /** What is done and on which terms, in a text: what goes out again is the same. Nothing of a card or a person. */
  readonly way: string
  readonly amount: Cents
  /** What the lender showed when it was first given, where it takes from that: what was left of a line. */
  readonly seen?: Cents
  /** Keys of the orders of the same that she was told of, and wants another beside. */
  readonly beside: readonly string[]
  /** The one that never arrived, which goes out again with its key. */
  readonly again?: Intention | undefined
}

/** The lender said that it was not done, and perhaps why, in her own word or in the port's. */
export interface OrderRefused<Why = string> {
  readonly kind: 'refused'
  readonly why?: Why
  /** At the door, before anything was looked at: it says nothing of an earlier try of the same. */
  readonly isAtDoor?: true
}

/** With the lender's number of what was done, where there is one. */
export interface OrderDone {
  readonly reference?: string
}

/** What a port needs to send it. */
export interface SentOrder {
  readonly idempotencyKey: string
  readonly orderer: Orderer
}

export interface OrderWork<Why, Changed extends object> {
  /** Whether things still are as she saw them, read just before anything is kept. */
  readonly look?: () => Promise<Result<unknown, Changed>>
  readonly send: (sent: SentOrder) => Promise<Result<OrderDone, OrderRefused<Why> | GatewayFailure>>
  /** She is not on the screen any more: what has not left by then never does. */
  readonly isLeft?: () => boolean
  /** From now on it may be done. */
  readonly onSending?: () => void
}

export type OrderOutcome<Why = string> =
  | ({ readonly kind: 'done' } & OrderDone)
  | OrderRefused<Why>
  /** Neither done nor refused: nobody answered. It is asked about. */
  | { readonly kind: 'unknown' }

export interface PlacedOrder<Why = string> {
  readonly intention: Intention
  readonly outcome: OrderOutcome<Why>
}

/** Why nothing was sent: in every case nothing was done. */
export type NotOrdered<Changed extends object = never> =
  /** One of the same that she was not told of is in doubt, or was done a short while ago. */
  | { readonly kind: 'to-be-told'; readonly intention: Intention }
  /** Another one of the same is on its way from this page. */
  | { readonly kind: 'under-way' }
  | { readonly kind: 'other-customer' }
  | { readonly kind: 'left' }
  | Changed

interface UnderWay {
  readonly order: Order
  readonly isLeft: () => boolean
  readonly placed: Promise<Result<PlacedOrder<unknown>, NotOrdered<object>>>
}

/** The one lock of all orders: what is read and decided under it holds until the intention is kept. */
const lockName = 'orders'

/**
 * Orders that take money or take on a debt beside installments: each is done once, whatever happens on the way.
 *
 * - The intention is kept with its key before anything is sent, and guards every tab until the lender's word or 48 hours.
 * - Presses on the same order while it is on its way share its answer.
 * - Only an answer that says so is a refusal; every other one leaves it in doubt, and is asked about.
 * - What never arrived goes out again with its own key, when she asks for it.
 *
 * Source: PAY-16, PAY-20, REV-10, REF-11.
 */
@injectable('Singleton')
export class Orders {
  private readonly underWay = new Map<string, UnderWay>()

  constructor(
    @inject(OrderStatusGateway) private readonly statuses: OrderStatusGateway,
    @inject(OrderFollowUp) private readonly followUp: OrderFollowUp,
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(TabLock) private readonly tabLock: TabLock,
  ) {}

  /** The one of the same that she has to be told of before another is offered: in doubt first, then the last one done. */
  toTell({ orderer, of, beside }: Pick<Order, 'orderer' | 'of' | 'beside'>): Intention | undefined {
    return firstToTell(this.known({ orderer, of }), { beside })
  }

  place<Why, Changed extends object>(
    order: Order,
    work: OrderWork<Why, Changed>,
  ): Promise<Result<PlacedOrder<Why>, NotOrdered<Changed>>> {
    const name = JSON.stringify([order.orderer.taxId, order.of])
    const already = this.underWay.get(name)
    if (already && !already.isLeft()) {
      if (!isSame(already.order, order)) return Promise.resolve(failure({ kind: 'under-way' }))
      // The very same order of the very same port: its answer is this one's.
      return already.placed as Promise<Result<PlacedOrder<Why>, NotOrdered<Changed>>>
    }
    const placed = this.placeAlone(order, work).finally(() => {
      if (this.underWay.get(name)?.placed === placed) this.underWay.delete(name)
    })
    this.underWay.set(name, { order, isLeft: work.isLeft ?? (() => false), placed })
    return placed
  }

  /** Asks what became of it, until the lender's own word. */
  follow(
    intention: Intention,
    orderer: Orderer,
    askNow: Observable<void>,
  ): Observable<OrderFollowUpStep<OrderStatusAnswer>> {
    return this.followUp.follow(intention, (key) => this.statuses.status(key, orderer), askNow)
  }

  private async placeAlone<Why, Changed extends object>(
    order: Order,
    work: OrderWork<Why, Changed>,
  ): Promise<Result<PlacedOrder<Why>, NotOrdered<Changed>>> {
    const opened = await this.tabLock.runAlone(lockName, () => this.open(order, work))
    if (!opened.ok) return opened
    const intention = opened.value
    work.onSending?.()
    const { idempotencyKey } = intention
    const answer = await this.intentions.whileOnItsWay(intention, () =>
      work.send({ idempotencyKey, orderer: order.orderer }),
    )
    const isAgain = idempotencyKey === order.again?.idempotencyKey
    return success({ intention, outcome: this.told(intention, answer, isAgain) })
  }

  private async open<Why, Changed extends object>(
    order: Order,
    { look, isLeft }: OrderWork<Why, Changed>,
  ): Promise<Result<Intention, NotOrdered<Changed>>> {
    const before = this.obstacle(order)
    if (before) return failure(before)
    const looked = await look?.()
    if (isLeft?.()) return failure({ kind: 'left' })
    if (looked && !looked.ok) return looked
    const after = this.obstacle(order)
    return after ? failure(after) : success(this.keep(order))
  }

  private obstacle(order: Order): NotOrdered | undefined {
    const { orderer } = order
    if (orderer.by === 'session' && this.sessions.current()?.customer.taxId !== orderer.taxId)
      return { kind: 'other-customer' }
    const intention = firstToTell(this.known(order), { beside: order.beside, again: this.triedAgain(order) })
    return intention && { kind: 'to-be-told', intention }
  }

  private keep(order: Order): Intention {
    const { orderer, of, amount, way, seen = cents(0) } = order
    const again = this.triedAgain(order)
    if (!again)
      return this.intentions.make(orderedBy({ orderer, of }), {
        amount,
        way,
        standing: 'sent',
        before: { due: seen, listed: 0 },
      })
    this.intentions.change(again, { standing: 'sent', at: this.clock.now() })
    return again
  }

  /** As it is known now, if the lender never heard of it and it is the very same order. */
  private triedAgain({ again, way, amount }: Order): Intention | undefined {
    const known = again && this.intentions.find(again.idempotencyKey)
    return known?.standing === 'unheard' && known.way === way && known.amount === amount ? known : undefined
  }

  /**
   * A session that ended was refused before anything was done. What is tried again may have been done by the try
   * before, which still may arrive: only a refusal of the order itself ends it. Source: PAY-16.
   */
  private told<Why>(
    intention: Intention,
    answer: Result<OrderDone, OrderRefused<Why> | GatewayFailure>,
    isAgain: boolean,
  ): OrderOutcome<Why> {
    if (answer.ok) {
      this.intentions.change(intention, { standing: 'accepted', ...answer.value })
      return { kind: 'done', ...answer.value }
    }
    const reason = answer.failure
    if (reason.kind !== 'refused' && reason.kind !== 'session-ended') return { kind: 'unknown' }
    if (isAgain && (reason.kind === 'session-ended' || reason.isAtDoor)) return { kind: 'unknown' }
    this.intentions.change(intention, { standing: 'rejected' })
    return reason.kind === 'refused' ? reason : { kind: 'refused' }
  }

  private known(order: Pick<Order, 'orderer' | 'of'>): readonly Intention[] {
    return this.intentions.of(orderedBy(order))
  }
}

function orderedBy({ orderer, of }: Pick<Order, 'orderer' | 'of'>): Ordered {
  return { customer: orderer.taxId, of }
}

function isSame(one: Order, other: Order): boolean {
  return one.way === other.way && one.amount === other.amount
}
