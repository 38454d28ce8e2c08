import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { OperationRecord } from '@/domain/shared/operation'
import type { RepaymentPlanTerms } from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import {
  PayShop,
  type PurchaseNotAttempted,
  type PurchaseResult,
  type PurchaseOperationKind,
} from '@/application/qr-payment/pay-shop'
import type { PurchaseWithAmount } from '@/application/qr-payment/purchase-queries'
import { QrPurchaseStore, type PaidPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import { creditLineOperationOwner } from '@/application/revolving-line/request-credit-line-loan'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { OperationOutcomeFollower, type FinalOperationAnswer } from '@/ui/shared/operation-outcome-follower'
import { purchaseNotSentText, purchasePlanTexts, purchaseRefusalTexts } from '@/ui/texts/purchase-plan.texts'
import { PaymentProgressBar } from './payment-progress-bar'

type ShopPaymentState =
  | { readonly phase: 'none' }
  | { readonly phase: 'paying' }
  | { readonly phase: 'paid'; readonly paid: PaidPurchase }
  | {
      readonly phase: 'outcome-unknown'
      readonly step: PurchaseOperationKind
      readonly operation: OperationRecord
    }
  /**
   * State in which the shop was not paid. `supportErrorCode` is the code that the customer gives the support team.
   */
  | {
      readonly phase: 'refused'
      readonly title: string
      readonly text: string
      readonly supportErrorCode: string
    }

/** The purchase that the customer pays, and the terms to which they agreed. */
export interface ShopPurchaseToPay {
  readonly purchase: PurchaseWithAmount
  readonly plan: RepaymentPlanTerms
  /** Amount that was left of the revolving credit line when the customer agreed to the purchase. */
  readonly seenRemainingAmount: Cents
  /**
   * Idempotency keys of earlier payments that do not block this one, because the customer has acknowledged
   * them.
   */
  readonly acknowledgedKeys: readonly string[]
}

/** Functions that a payment to a shop calls while it is carried out. */
interface PurchaseCallbacks {
  /**
   * Called when the screen has to load the purchase again, because it may have changed since the
   * customer saw it.
   */
  readonly onPurchaseChanged: () => void
  /** Called with the id of a purchase made on another device, once the customer has seen it. */
  readonly onOtherDevicePurchaseShown: (id: string) => void
}

/** Pays a shop. Each purchase is carried out exactly once. Source: QRP-07, REV-10. */
@injectable()
export class ShopPaymentViewModel {
  state: ShopPaymentState = { phase: 'none' }
  private hasLeftScreen = false
  private callbacks: PurchaseCallbacks = {
    onPurchaseChanged: () => undefined,
    onOtherDevicePurchaseShown: () => undefined,
  }

  constructor(
    @inject(PayShop) private readonly payShop: PayShop,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(PaymentProgressBar) readonly progressBar: PaymentProgressBar,
  ) {
    observeFields(this, 'state')
  }

  resumePurchase(purchase: PurchaseWithAmount, callbacks: PurchaseCallbacks): void {
    this.hasLeftScreen = false
    this.callbacks = callbacks
    if (purchase.paid) {
      this.state = { phase: 'paid', paid: purchase.paid }
      return
    }
    const open = this.payShop.findStepOfUnknownOutcome(purchase)
    if (open) this.follow(purchase, open)
  }

  stopUpdates(): void {
    this.hasLeftScreen = true
    this.progressBar.stopProgress()
    this.outcomeFollower.stopFollowing()
  }

  async pay(request: ShopPurchaseToPay, operationToRetry?: OperationRecord): Promise<void> {
    if (this.state.phase === 'paying') return
    this.state = { phase: 'paying' }
    this.progressBar.startProgress()
    const { purchase, plan, seenRemainingAmount, acknowledgedKeys } = request
    const ended = await this.payShop.execute(
      { ...purchase, plan, seenRemainingAmount, acknowledgedKeys, operationToRetry },
      { hasLeftScreen: () => this.hasLeftScreen },
    )
    if (ended.ok && ended.value.step === 'payment' && ended.value.outcome.kind === 'confirmed')
      this.purchases.updatePurchase(purchase.text, {
        paid: toPaidPurchase(purchase.amount, plan, ended.value.outcome.reference),
      })
    runInAction(() => this.showResult(request, ended))
  }

  /**
   * Returns whether the payment can be sent again: its outcome is unknown and this device still has its
   * plan.
   */
  canRetry(purchase: PurchaseWithAmount): boolean {
    return (
      this.state.phase === 'outcome-unknown' &&
      this.payShop.repaymentPlanOfPurchase(purchase, this.state.operation) !== undefined
    )
  }

  /** Sends a payment with an unknown outcome again, with the amount and plan that this device stored. */
  async retry(
    purchase: PurchaseWithAmount,
    request: Omit<ShopPurchaseToPay, 'purchase' | 'plan'>,
  ): Promise<void> {
    if (this.state.phase !== 'outcome-unknown') return
    const { operation } = this.state
    const plan = this.payShop.repaymentPlanOfPurchase(purchase, operation)
    const { amount } = operation
    if (plan) await this.pay({ ...request, purchase: { ...purchase, amount }, plan }, operation)
  }

  /** Goes back to the choice of the plan, because the shop was not paid. */
  choosePlanAgain(): void {
    this.state = { phase: 'none' }
    this.callbacks.onPurchaseChanged()
  }

  private showResult(request: ShopPurchaseToPay, ended: Result<PurchaseResult, PurchaseNotAttempted>): void {
    if (this.hasLeftScreen) return
    if (!ended.ok) {
      this.showNotSentReason(request, ended.failure)
      return
    }
    const { step, outcome, operation } = ended.value
    if (outcome.kind === 'confirmed' && step === 'payment') {
      const paid = toPaidPurchase(request.purchase.amount, request.plan, outcome.reference)
      this.progressBar.completeProgress(() => runInAction(() => (this.state = { phase: 'paid', paid })))
    } else if (outcome.kind === 'rejected') this.refuse(outcome.notDone, outcome.reason)
    else this.follow(request.purchase, { step, operation })
  }

  /**
   * Shows why the purchase was not sent. If an earlier attempt has an unknown outcome, asks the lender
   * about that one.
   */
  private showNotSentReason({ purchase }: ShopPurchaseToPay, notPurchased: PurchaseNotAttempted): void {
    const { reason } = notPurchased
    this.progressBar.stopProgress()
    this.state = { phase: 'none' }
    if (reason.kind === 'left') return
    const isElsewhere = reason.kind === 'done-elsewhere'
    if (isElsewhere) this.callbacks.onOtherDevicePurchaseShown(reason.operation.id)
    const open =
      isElsewhere || reason.kind === 'unacknowledged'
        ? this.payShop.findStepOfUnknownOutcome(purchase)
        : undefined
    if (!open || isElsewhere) this.toasts.show({ text: purchaseNotSentText(notPurchased), tone: 'warn' })
    if (open) this.follow(purchase, open)
    else this.callbacks.onPurchaseChanged()
  }

  private follow(purchase: PurchaseWithAmount, open: Pick<PurchaseResult, 'step' | 'operation'>): void {
    this.progressBar.stopProgress()
    this.state = { phase: 'outcome-unknown', ...open }
    this.outcomeFollower.followToOutcome(open.operation, creditLineOperationOwner(purchase.customer), {
      onEnd: (end) => this.showFinalAnswer(purchase, open, end),
      onReleased: this.choosePlanAgain,
    })
  }

  /**
   * Shows the lender's final answer about a purchase. If only the loan for it was created, the customer
   * still has to pay the shop.
   */
  private showFinalAnswer(
    purchase: PurchaseWithAmount,
    { step, operation }: Pick<PurchaseResult, 'step' | 'operation'>,
    { operation: ended, loanId, shopPaymentId, errorCode }: FinalOperationAnswer,
  ): void {
    const notDone = ended && OperationNotDoneProof.fromOperation(ended)
    if (notDone) this.refuse(notDone, errorCode)
    else if (step === 'loan') {
      if (loanId !== undefined) this.toasts.show({ text: purchasePlanTexts.loanCreated, tone: 'info' })
      this.choosePlanAgain()
    } else {
      const option = this.payShop.repaymentPlanOfPurchase(purchase, operation)
      const paid = toPaidPurchase(operation.amount, option, shopPaymentId)
      this.purchases.updatePurchase(purchase.text, { paid })
      this.state = { phase: 'paid', paid }
    }
  }

  private refuse(notDone: OperationNotDoneProof, why: string | undefined): void {
    this.progressBar.stopProgress()
    this.state = { phase: 'refused', ...purchaseRefusalTexts(notDone, why) }
  }
}

function toPaidPurchase(
  amount: Cents,
  option: RepaymentPlanTerms | undefined,
  operationId: string | undefined,
): PaidPurchase {
  return {
    operationId,
    amount,
    ...(option && { installments: option.count, installmentAmount: option.amount }),
    firstInstallmentAmount: option?.firstInstallmentAmount,
  }
}
