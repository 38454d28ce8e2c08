import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import {
  PayShop,
  type NotPurchased,
  type PurchaseEnd,
  type PurchaseStep,
} from '@/application/qr-payment/pay-shop'
import type { PricedPurchase } from '@/application/qr-payment/purchase-queries'
import {
  QrPurchaseStore,
  type ChosenPlan,
  type PaidPurchase,
} from '@/application/qr-payment/qr-purchase-store'
import { lineOrderer } from '@/application/revolving-line/request-line-loan'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { OrderDoubt, type OrderEnd } from '@/ui/shared/order-doubt'
import { notPurchasedText, purchaseRefusalText } from '@/ui/texts/qr-plan.texts'
import { PaymentBar } from './payment-bar'

export type ShopPaymentState =
  | { readonly phase: 'none' }
  | { readonly phase: 'paying' }
  | { readonly phase: 'paid'; readonly paid: PaidPurchase }
  | { readonly phase: 'in-doubt'; readonly step: PurchaseStep; readonly intention: Intention }
  /** Nothing was paid. `reference`: what to tell support. */
  | {
      readonly phase: 'refused'
      readonly title: string
      readonly text: string
      readonly reference: string
    }

/** What is paid, on the terms that she saw. */
export interface ShopPaymentOrder {
  readonly purchase: PricedPurchase
  readonly option: ChosenPlan
  /** What she saw as left of her line. */
  readonly seen: Cents
  readonly beside: readonly string[]
}

/** A shop is paid, once. Source: QRP-07, REV-10. */
@injectable()
export class ShopPaymentViewModel {
  state: ShopPaymentState = { phase: 'none' }
  private isLeft = false
  private last: ShopPaymentOrder | undefined
  private onChanged: () => void = () => undefined

  constructor(
    @inject(PayShop) private readonly payShop: PayShop,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(OrderDoubt) readonly doubt: OrderDoubt,
    @inject(PaymentBar) readonly bar: PaymentBar,
  ) {
    observed(this, 'state')
  }

  /** `onChanged`: what she saw is not so any more. */
  begin(purchase: PricedPurchase, onChanged: () => void): void {
    this.isLeft = false
    this.onChanged = onChanged
    if (purchase.paid) {
      this.state = { phase: 'paid', paid: purchase.paid }
      return
    }
    const open = this.payShop.inDoubt(purchase)
    if (open) this.follow(purchase, open)
  }

  end(): void {
    this.isLeft = true
    this.bar.end()
    this.doubt.end()
  }

  async pay(order: ShopPaymentOrder, again?: Intention): Promise<void> {
    if (this.state.phase === 'paying') return
    this.last = order
    this.state = { phase: 'paying' }
    this.bar.begin()
    const { purchase, option, seen, beside } = order
    const ended = await this.payShop.execute(
      { ...purchase, option, seen, beside, again },
      { isLeft: () => this.isLeft },
    )
    if (ended.ok && ended.value.step === 'payment' && ended.value.outcome.kind === 'done')
      this.purchases.change(purchase.text, {
        paid: paidOf(purchase.amount, option, ended.value.outcome.reference),
      })
    runInAction(() => this.take(order, ended))
  }

  /** Whether what was ordered is known here. */
  get hasOrder(): boolean {
    return this.last !== undefined
  }

  /** What never arrived goes out again, as it was. */
  async tryAgain(order: ShopPaymentOrder | undefined): Promise<void> {
    const sent = order ?? this.last
    if (this.state.phase === 'in-doubt' && sent) await this.pay(sent, this.state.intention)
  }

  /** Nothing was paid: she chooses anew. */
  chooseAgain(): void {
    this.state = { phase: 'none' }
    this.onChanged()
  }

  private take(order: ShopPaymentOrder, ended: Result<PurchaseEnd, NotPurchased>): void {
    if (this.isLeft) return
    if (!ended.ok) {
      this.explain(order, ended.failure)
      return
    }
    const { step, outcome, intention } = ended.value
    if (outcome.kind === 'done' && step === 'payment') {
      const paid = paidOf(order.purchase.amount, order.option, outcome.reference)
      this.bar.finish(() => runInAction(() => (this.state = { phase: 'paid', paid })))
    } else if (outcome.kind === 'refused') this.refuse(outcome.why)
    else this.follow(order.purchase, { step, intention })
  }

  /** Nothing was sent. */
  private explain({ purchase }: ShopPaymentOrder, notPurchased: NotPurchased): void {
    const { why } = notPurchased
    this.bar.end()
    this.state = { phase: 'none' }
    if (why.kind === 'left') return
    const open = why.kind === 'to-be-told' && this.payShop.inDoubt(purchase)
    if (open) this.follow(purchase, open)
    else {
      this.toasts.show({ text: notPurchasedText(notPurchased), tone: 'warn' })
      this.onChanged()
    }
  }

  private follow(purchase: PricedPurchase, open: Pick<PurchaseEnd, 'step' | 'intention'>): void {
    this.bar.end()
    this.state = { phase: 'in-doubt', ...open }
    this.doubt.follow(open.intention, lineOrderer(purchase.customer), (end) =>
      this.learn(purchase, open, end),
    )
  }

  /** The lender's own word on it. A loan that was made is still to be paid with. */
  private learn(
    purchase: PricedPurchase,
    { step, intention }: Pick<PurchaseEnd, 'step' | 'intention'>,
    { status, operationId, code }: OrderEnd,
  ): void {
    if (status === 'rejected') this.refuse(code)
    else if (step === 'loan') this.chooseAgain()
    else {
      const option = this.last?.option ?? purchase.chosen
      const paid = paidOf(intention.amount, option, operationId)
      this.purchases.change(purchase.text, { paid })
      this.state = { phase: 'paid', paid }
    }
  }

  private refuse(why: string | undefined): void {
    this.bar.end()
    this.state = { phase: 'refused', ...purchaseRefusalText(why) }
  }
}

function paidOf(
  amount: Cents,
  option: ChosenPlan | undefined,
  operationId: string | undefined,
): PaidPurchase {
  return {
    ...(operationId === undefined ? {} : { operationId }),
    amount,
    ...(option && { installments: option.count, installmentAmount: option.amount }),
  }
}
