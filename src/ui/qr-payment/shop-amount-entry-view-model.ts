import { inject, injectable } from 'inversify'
import {
  emptyEnteredAmount,
  parseEnteredAmount,
  enteredAmountInCents,
  enteredAmountWithTypedCents,
  enteredAmountWithTypedPesos,
  type EnteredAmountProblem,
  type EnteredAmount,
} from '@/domain/qr-payment/open-amount'
import { cents, type Cents } from '@/domain/shared/money'
import { LoadPurchaseLimit } from '@/application/qr-payment/load-purchase-limit'
import { QrPurchaseStore, type QrPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import { UnfinishedPurchases } from '@/application/qr-payment/unfinished-purchases'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { isLongEnteredAmount } from './long-entered-amount'

export interface ShopAmountEntryState {
  readonly phase: 'ready'
  readonly sellerName: string
  /** Amount that the customer can still spend of the revolving credit line. */
  readonly remainingAmount: Cents
}

/**
 * The screen on which the customer types the amount to pay, because the shop's QR code contains no
 * amount. Source: QRP-05.
 */
@injectable()
export class ShopAmountEntryViewModel {
  typedAmount: EnteredAmount = emptyEnteredAmount

  constructor(
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(UnfinishedPurchases) private readonly unfinishedPurchases: UnfinishedPurchases,
    @inject(LoadPurchaseLimit) private readonly loadLimit: LoadPurchaseLimit,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<ShopAmountEntryState>,
  ) {
    observeFields(this, 'typedAmount')
  }

  onMount(): (() => void) | void {
    const purchase = this.purchases.current()
    if (!purchase || purchase.closedAmount !== undefined) {
      this.navigation.goTo(purchase ? addresses.qrPlan.createPath() : addresses.qrPayment.createPath(), {
        replace: true,
      })
      return
    }
    this.typedAmount = purchase.typed ?? emptyEnteredAmount
    return this.asyncState.load(
      () => this.loadLimit.execute(),
      (limit) => {
        if (!limit.ok) return failedPhase(limit.failure)
        const remainingAmount = typeof limit.value === 'number' ? limit.value : cents(0)
        return { phase: 'ready', sellerName: purchase.seller.name, remainingAmount }
      },
    )
  }

  get amount(): Cents {
    return enteredAmountInCents(this.typedAmount)
  }

  /** Whether the typed amount is so long that its digits are drawn smaller. */
  get needsSmallerDigits(): boolean {
    return isLongEnteredAmount(this.typedAmount)
  }

  get isOverLimit(): boolean {
    return this.amountProblem === 'over-limit'
  }

  /**
   * Why the customer cannot pay the typed amount; undefined if they can pay it. The amount of an unfinished
   * purchase is not over the limit, because its loan is already subtracted from what is left of the credit
   * line. Source: QRP-05, REV-10.
   */
  get amountProblem(): EnteredAmountProblem | undefined {
    const { loadedState } = this.asyncState
    const read = loadedState && parseEnteredAmount(this.typedAmount, loadedState.remainingAmount)
    if (!read || read.ok) return undefined
    return read.failure === 'over-limit' && this.isAmountOfUnfinishedPurchase() ? undefined : read.failure
  }

  /**
   * Stores the text that the customer typed in the field for the pesos. Returns true if the keyboard
   * focus moves to the field for the cents, because they typed a decimal sign.
   */
  enterPesos(text: string): boolean {
    const hadCents = this.typedAmount.cents
    this.storeTypedAmount(enteredAmountWithTypedPesos(this.typedAmount, text))
    return /[.,]/.test(text) && (this.typedAmount.cents !== hadCents || /[.,]$/.test(text.trim()))
  }

  enterCents(text: string): void {
    this.storeTypedAmount(enteredAmountWithTypedCents(this.typedAmount, text))
  }

  /**
   * Deletes the last digit of the pesos and returns true. If the customer has typed cents, does nothing
   * and returns false.
   */
  eraseLastPesosDigit(): boolean {
    if (this.typedAmount.cents !== '') return false
    this.enterPesos(this.typedAmount.pesos.slice(0, -1))
    return true
  }

  continueToPurchasePlan(): void {
    if (this.asyncState.loadedState && this.amountProblem === undefined)
      this.navigation.goTo(addresses.qrPlan.createPath())
  }

  returnToScanner(): void {
    this.navigation.goTo(addresses.qrPayment.createPath())
  }

  private isAmountOfUnfinishedPurchase(): boolean {
    const purchase = this.purchases.current()
    return (
      purchase !== undefined && this.unfinishedPurchases.findAmount(purchase, this.amount) === this.amount
    )
  }

  /**
   * Stores the typed amount, so that it is still there after a reload or when the customer comes back. A
   * plan that was chosen for another amount is discarded.
   */
  private storeTypedAmount(typed: EnteredAmount): void {
    this.typedAmount = typed
    const purchase = this.purchases.current()
    if (purchase) this.purchases.save(purchaseWithTypedAmount(purchase, typed))
  }
}

function purchaseWithTypedAmount({ chosen: _, ...purchase }: QrPurchase, typed: EnteredAmount): QrPurchase {
  return { ...purchase, typed }
}
