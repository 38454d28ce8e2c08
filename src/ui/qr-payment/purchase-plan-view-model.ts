import { inject, injectable } from 'inversify'
import { costOfPlan, type RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import {
  firstInstallmentDiscountToShow,
  type FirstInstallmentDiscount,
} from '@/domain/qr-payment/first-installment-discount'
import type { PurchaseRefusal } from '@/domain/qr-payment/purchase-obstacle'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import { cents, type Cents } from '@/domain/shared/money'
import { isSameRepaymentPlan, repaymentPlanTerms } from '@/domain/shared/operation-terms'
import type { Result } from '@/domain/shared/result'
import { AskForLoanNumber } from '@/application/qr-payment/ask-for-loan-number'
import { CheckRejectedPurchase } from '@/application/qr-payment/check-rejected-purchase'
import { PayShop } from '@/application/qr-payment/pay-shop'
import {
  PurchaseQueries,
  type PurchaseWithAmount,
  type PurchasePlanScreenData,
} from '@/application/qr-payment/purchase-queries'
import { QrPurchaseStore } from '@/application/qr-payment/qr-purchase-store.port'
import { UnfinishedPurchases, type PurchaseQrCode } from '@/application/qr-payment/unfinished-purchases'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { LoanTermsFileOpener } from '@/ui/loan-cost/loan-terms-file-opener'
import { ShopPaymentViewModel, type ShopPurchaseToPay } from './shop-payment-view-model'

export type PurchasePlanState =
  | { readonly phase: 'no-plan' }
  /**
   * State in which the customer can no longer make the purchase after one of its steps was rejected. Source:
   * QRP-03.
   */
  | { readonly phase: 'not-possible'; readonly refusal: PurchaseRefusal }
  /**
   * State in which the loan of the purchase exists, but cannot pay the shop: the lender has not said its number.
   * Source: REV-10.
   */
  | { readonly phase: 'loan-without-number' }
  | {
      readonly phase: 'choosing'
      readonly sellerName: string
      readonly amount: Cents
      readonly options: readonly RepaymentPlan[]
      readonly remaining: Cents
      /**
       * The latest payment that this device made with the same shop code; undefined if there is none.
       * Source: PAY-20.
       */
      readonly before: OperationRecord | undefined
      /**
       * Purchases of the same amount at the same shop that the customer made on other devices. Source:
       * PAY-20, QRP-07.
       */
      readonly purchasesOnOtherDevices: readonly OperationFromOtherDevice[]
    }

/**
 * The screen on which the customer chooses a plan for a purchase and pays the shop. Source: QRP-06, QRP-07,
 * REV-09.
 */
@injectable()
export class PurchasePlanViewModel {
  chosenPlanId: string | undefined = undefined
  isMissingChoice = false
  private purchase: PurchaseWithAmount | undefined
  /**
   * Idempotency keys of the payments that this device made with the same shop code. They do not block a new
   * payment, because the screen shows these payments to the customer.
   */
  private acknowledgedKeysOfThisDevice: readonly string[] = []
  /** Ids of purchases made on other devices that the customer knows of, because the screen showed them. */
  private acknowledgedPurchaseIdsFromOtherDevices: readonly string[] = []

  constructor(
    @inject(PurchaseQueries) private readonly queries: PurchaseQueries,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(PayShop) private readonly payShop: PayShop,
    @inject(UnfinishedPurchases) private readonly unfinishedPurchases: UnfinishedPurchases,
    @inject(CheckRejectedPurchase) private readonly rejectedPurchase: CheckRejectedPurchase,
    @inject(AskForLoanNumber) private readonly askForLoanNumber: AskForLoanNumber,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ShopPaymentViewModel) readonly paymentModel: ShopPaymentViewModel,
    @inject(LoanTermsFileOpener) readonly termsOpener: LoanTermsFileOpener,
    @inject(AsyncState) readonly asyncState: AsyncState<PurchasePlanState>,
  ) {
    observeFields(this, 'chosenPlanId', 'isMissingChoice')
  }

  onMount(): (() => void) | void {
    const priced = this.queries.purchaseWithAmount()
    if (!priced.ok) {
      const to = priced.failure === 'no-code' ? addresses.qrPayment : addresses.qrAmount
      this.navigation.goTo(to.createPath(), { replace: true })
      return
    }
    this.purchase = priced.value
    this.chosenPlanId = priced.value.chosen?.lineId
    this.acknowledgedKeysOfThisDevice = this.payShop.paymentKeysOfQrCode(priced.value)
    this.paymentModel.resumePurchase(priced.value, {
      onPurchaseChanged: () => this.loadPlans(),
      onOtherDevicePurchaseShown: (id) => this.acknowledgeIdsOfOtherDevices([id]),
    })
    if (this.paymentModel.state.phase !== 'paid') this.loadPlans()
    return () => {
      this.paymentModel.stopUpdates()
      this.termsOpener.cancelOpening()
      this.asyncState.cancelRequest()
    }
  }

  get chosenPlan(): RepaymentPlan | undefined {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'choosing') return undefined
    return loadedState.options.find(({ lineId }) => lineId === this.chosenPlanId)
  }

  /**
   * The whole cost of the purchase with the chosen plan, shown before the customer pays; undefined until
   * they choose a plan. Source: REV-09.
   */
  get costOfChosenPlan(): LoanCost | undefined {
    return this.chosenPlan && this.purchase && costOfPlan(this.purchase.amount, this.chosenPlan)
  }

  /**
   * The discount on the first installment with the chosen plan or, until a plan is chosen, the largest one of
   * all plans; undefined if there is none. Source: QRP-06.
   */
  get firstInstallmentDiscount(): FirstInstallmentDiscount | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'choosing'
      ? firstInstallmentDiscountToShow(loadedState.options, this.chosenPlan)
      : undefined
  }

  choosePlan(lineId: string): void {
    this.chosenPlanId = lineId
    this.isMissingChoice = false
    const { purchase, chosenPlan } = this
    if (!purchase || !chosenPlan) return
    const chosen = repaymentPlanTerms(chosenPlan)
    this.purchase = { ...purchase, chosen }
    this.purchases.updatePurchase(purchase.text, { chosen })
  }

  async pay(): Promise<void> {
    const request = this.request()
    this.isMissingChoice = request === undefined
    if (request) await this.paymentModel.pay(request)
  }

  /**
   * Whether the customer can send the payment again: its outcome is unknown, and this device still has the
   * chosen plan.
   */
  get canRetry(): boolean {
    return this.purchase !== undefined && this.paymentModel.canRetry(this.purchase)
  }

  /**
   * Sends the same payment to the shop again. The lender carries it out only once, even if it also
   * receives the earlier request.
   */
  async retry(): Promise<void> {
    const { loadedState } = this.asyncState
    const seenRemainingAmount = loadedState?.phase === 'choosing' ? loadedState.remaining : cents(0)
    if (this.purchase)
      await this.paymentModel.retry(this.purchase, {
        seenRemainingAmount,
        acknowledgedKeys: this.acknowledgedKeys,
      })
  }

  private get acknowledgedKeys(): readonly string[] {
    return [...this.acknowledgedKeysOfThisDevice, ...this.acknowledgedPurchaseIdsFromOtherDevices]
  }

  private acknowledgeIdsOfOtherDevices(ids: readonly string[]): void {
    this.acknowledgedPurchaseIdsFromOtherDevices = [
      ...new Set([...this.acknowledgedPurchaseIdsFromOtherDevices, ...ids]),
    ]
  }

  async openTerms(): Promise<void> {
    const { purchase, chosenPlan } = this
    if (!purchase || !chosenPlan) return
    const { customer, amount } = purchase
    await this.termsOpener.open(() =>
      this.queries.purchaseAgreement({ customer, amount, installmentCount: chosenPlan.count }),
    )
  }

  /** Whether the shop's code contains the amount, so that the customer cannot change it. Source: QRP-04. */
  get isAmountFixedByShopCode(): boolean {
    return this.purchases.current()?.closedAmount !== undefined
  }

  /**
   * Address of the previous screen: the one for typing the amount or, if the shop's code already
   * contains the amount, the scanner.
   */
  get backAddress(): string {
    return this.isAmountFixedByShopCode ? addresses.qrPayment.createPath() : addresses.qrAmount.createPath()
  }

  private loadPlans(): void {
    const { purchase } = this
    if (!purchase) return
    this.asyncState.load(
      () => this.findPlans(purchase),
      (found) => this.toState(purchase, found),
    )
  }

  private async findPlans(purchase: PurchaseWithAmount): Promise<FoundPlans> {
    const [refusal, data] = await Promise.all([
      this.rejectedPurchase.execute(purchase),
      this.queries.purchasePlanScreenData(purchase),
      this.askForLoanNumber.execute(purchase),
    ])
    return { ...data, refusal }
  }

  private toState(
    purchase: PurchaseWithAmount,
    { plans, purchasesOnOtherDevices, refusal }: FoundPlans,
  ): PurchasePlanState | FailedPhase {
    if (this.unfinishedPurchases.findLoanWithoutNumber(toPurchaseQrCode(purchase)))
      return { phase: 'loan-without-number' }
    if (!refusal.ok) return failedPhase(refusal.failure)
    if (refusal.value) return { phase: 'not-possible', refusal: refusal.value }
    const before = this.payShop.findLastShopPayment(purchase)
    this.acknowledgedKeysOfThisDevice = this.payShop.paymentKeysOfQrCode(purchase)
    const others = purchasesOnOtherDevices.ok ? purchasesOnOtherDevices.value : []
    // Behind another screen the notice is not visible, so it does not count as acknowledged.
    if (this.paymentModel.state.phase === 'none')
      this.acknowledgeIdsOfOtherDevices(others.map(({ id }) => id))
    const { seller, amount } = purchase
    const shown = { sellerName: seller.name, amount, before, purchasesOnOtherDevices: others }
    const waiting = this.planOfCreatedLoan(purchase)
    if (!plans.ok)
      return waiting
        ? { phase: 'choosing', ...shown, options: [waiting], remaining: cents(0) }
        : failedPhase(plans.failure)
    if (!purchasesOnOtherDevices.ok) return failedPhase(purchasesOnOtherDevices.failure)
    const { remainingCreditLineAmount: remaining } = plans.value
    const options = optionsWithPlanOfCreatedLoan(plans.value.options, waiting)
    return options.length === 0 ? { phase: 'no-plan' } : { phase: 'choosing', ...shown, options, remaining }
  }

  /**
   * Returns the plan of the loan that already exists for this purchase but has not paid the shop yet;
   * undefined if there is no such loan. The loan's amount is already subtracted from what is left of the
   * credit line.
   */
  private planOfCreatedLoan(purchase: PurchaseWithAmount): RepaymentPlan | undefined {
    return this.unfinishedPurchases.findUnusedLoan(toPurchaseQrCode(purchase), purchase.amount)?.plan
  }

  private request(): ShopPurchaseToPay | undefined {
    const { loadedState } = this.asyncState
    if (!this.purchase || !this.chosenPlan || loadedState?.phase !== 'choosing') return undefined
    return {
      purchase: this.purchase,
      plan: this.chosenPlan,
      seenRemainingAmount: loadedState.remaining,
      acknowledgedKeys: this.acknowledgedKeys,
    }
  }
}

interface FoundPlans extends PurchasePlanScreenData {
  readonly refusal: Result<PurchaseRefusal | undefined, GatewayFailure>
}

function toPurchaseQrCode({ customer, text }: PurchaseWithAmount): PurchaseQrCode {
  return { customer: customer.taxId, text }
}

/**
 * Returns the lender's plans or, if a loan already exists for the purchase, the plan of that loan alone: with
 * any other, the lender would create a second loan. Source: REV-10, QRP-07.
 */
function optionsWithPlanOfCreatedLoan(
  options: readonly RepaymentPlan[],
  waiting: RepaymentPlan | undefined,
): readonly RepaymentPlan[] {
  if (!waiting) return options
  return [options.find((each) => isSameRepaymentPlan(each, waiting)) ?? waiting]
}
