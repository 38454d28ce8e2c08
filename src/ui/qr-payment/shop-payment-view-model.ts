import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { NotDoneProof } from '@/domain/shared/not-done-proof'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import {
  PayShop,
  type NotPurchased,
  type PurchaseResult,
  type PurchaseStep,
} from '@/application/qr-payment/pay-shop'
import type { PricedPurchase } from '@/application/qr-payment/purchase-queries'
import {
  QrPurchaseStore,
  type ChosenPlan,
  type PaidPurchase,
} from '@/application/qr-payment/qr-purchase-store.port'
import { lineOwner } from '@/application/revolving-line/request-line-loan'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { FollowedOperation, type OperationDecision } from '@/ui/shared/followed-operation'
import { notPurchasedText, purchaseRefusalText } from '@/ui/texts/qr-plan.texts'
import { PaymentProgressBar } from './payment-progress-bar'

export type ShopPaymentState =
  | { readonly phase: 'none' }
  | { readonly phase: 'paying' }
  | { readonly phase: 'paid'; readonly paid: PaidPurchase }
  | { readonly phase: 'outcome-unknown'; readonly step: PurchaseStep; readonly operation: OperationRecord }
  /** Nothing was paid. `reference` is for the support team. */
  | {
      readonly phase: 'refused'
      readonly title: string
      readonly text: string
      readonly reference: string
    }

/** The purchase to pay, on the terms that the customer saw. */
export interface ShopPaymentRequest {
  readonly purchase: PricedPurchase
  readonly option: ChosenPlan
  /** Remaining amount of the line that the customer saw. */
  readonly seen: Cents
  /** Keys of earlier payments that the customer has seen and chosen to ignore. */
  readonly acknowledgedKeys: readonly string[]
}

/** Functions called during a payment. */
interface PurchaseCallbacks {
  /** Called when something differs from what the customer saw. */
  readonly onChanged: () => void
  /** Called when the customer is shown a purchase of another device. */
  readonly onShownElsewhere: (id: string) => void
}

/** Pays a shop exactly once. Source: QRP-07, REV-10. */
@injectable()
export class ShopPaymentViewModel {
  state: ShopPaymentState = { phase: 'none' }
  private hasLeftScreen = false
  private callbacks: PurchaseCallbacks = {
    onChanged: () => undefined,
    onShownElsewhere: () => undefined,
  }

  constructor(
    @inject(PayShop) private readonly payShop: PayShop,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(FollowedOperation) readonly followed: FollowedOperation,
    @inject(PaymentProgressBar) readonly bar: PaymentProgressBar,
  ) {
    observeFields(this, 'state')
  }

  begin(purchase: PricedPurchase, callbacks: PurchaseCallbacks): void {
    this.hasLeftScreen = false
    this.callbacks = callbacks
    if (purchase.paid) {
      this.state = { phase: 'paid', paid: purchase.paid }
      return
    }
    const open = this.payShop.unknownStep(purchase)
    if (open) this.follow(purchase, open)
  }

  end(): void {
    this.hasLeftScreen = true
    this.bar.end()
    this.followed.end()
  }

  async pay(request: ShopPaymentRequest, retryOf?: OperationRecord): Promise<void> {
    if (this.state.phase === 'paying') return
    this.state = { phase: 'paying' }
    this.bar.begin()
    const { purchase, option, seen, acknowledgedKeys } = request
    const ended = await this.payShop.execute(
      { ...purchase, option, seen, acknowledgedKeys, retryOf },
      { hasLeftScreen: () => this.hasLeftScreen },
    )
    if (ended.ok && ended.value.step === 'payment' && ended.value.outcome.kind === 'confirmed')
      this.purchases.change(purchase.text, {
        paid: paidOf(purchase.amount, option, ended.value.outcome.reference),
      })
    runInAction(() => this.take(request, ended))
  }

  /** Returns whether this device knows what was sent, so that it can be sent again. */
  mayRetry(purchase: PricedPurchase): boolean {
    return (
      this.state.phase === 'outcome-unknown' &&
      this.payShop.planOf(purchase, this.state.operation) !== undefined
    )
  }

  /** Sends a payment that the lender did not receive again, as it was stored. */
  async retry(
    purchase: PricedPurchase,
    request: Omit<ShopPaymentRequest, 'purchase' | 'option'>,
  ): Promise<void> {
    if (this.state.phase !== 'outcome-unknown') return
    const { operation } = this.state
    const option = this.payShop.planOf(purchase, operation)
    const { amount } = operation
    if (option) await this.pay({ ...request, purchase: { ...purchase, amount }, option }, operation)
  }

  /** Returns to the choice of the plan, because nothing was paid. */
  choosePlanAgain(): void {
    this.state = { phase: 'none' }
    this.callbacks.onChanged()
  }

  private take(request: ShopPaymentRequest, ended: Result<PurchaseResult, NotPurchased>): void {
    if (this.hasLeftScreen) return
    if (!ended.ok) {
      this.explain(request, ended.failure)
      return
    }
    const { step, outcome, operation } = ended.value
    if (outcome.kind === 'confirmed' && step === 'payment') {
      const paid = paidOf(request.purchase.amount, request.option, outcome.reference)
      this.bar.finish(() => runInAction(() => (this.state = { phase: 'paid', paid })))
    } else if (outcome.kind === 'rejected') this.refuse(outcome.notDone, outcome.reason)
    else this.follow(request.purchase, { step, operation })
  }

  /** Shows why nothing was sent. */
  private explain({ purchase }: ShopPaymentRequest, notPurchased: NotPurchased): void {
    const { why } = notPurchased
    this.bar.end()
    this.state = { phase: 'none' }
    if (why.kind === 'left') return
    const isElsewhere = why.kind === 'done-elsewhere'
    if (isElsewhere) this.callbacks.onShownElsewhere(why.operation.id)
    const open = isElsewhere || why.kind === 'unacknowledged' ? this.payShop.unknownStep(purchase) : undefined
    if (!open || isElsewhere) this.toasts.show({ text: notPurchasedText(notPurchased), tone: 'warn' })
    if (open) this.follow(purchase, open)
    else this.callbacks.onChanged()
  }

  private follow(purchase: PricedPurchase, open: Pick<PurchaseResult, 'step' | 'operation'>): void {
    this.bar.end()
    this.state = { phase: 'outcome-unknown', ...open }
    this.followed.follow(open.operation, lineOwner(purchase.customer), (end) =>
      this.learn(purchase, open, end),
    )
  }

  /** Shows the lender's answer. If only the loan was created, the shop still has to be paid. */
  private learn(
    purchase: PricedPurchase,
    { step, operation }: Pick<PurchaseResult, 'step' | 'operation'>,
    { operation: ended, operationId, code }: OperationDecision,
  ): void {
    const notDone = ended && NotDoneProof.ofOperation(ended)
    if (notDone) this.refuse(notDone, code)
    else if (step === 'loan') this.choosePlanAgain()
    else {
      const option = this.payShop.planOf(purchase, operation)
      const paid = paidOf(operation.amount, option, operationId)
      this.purchases.change(purchase.text, { paid })
      this.state = { phase: 'paid', paid }
    }
  }

  private refuse(notDone: NotDoneProof, why: string | undefined): void {
    this.bar.end()
    this.state = { phase: 'refused', ...purchaseRefusalText(notDone, why) }
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
