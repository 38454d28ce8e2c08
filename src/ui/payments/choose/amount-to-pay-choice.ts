import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { acceptsPartialAmount } from '@/domain/payments/payment-method'
import { totalDue } from '@/domain/payments/total-due'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partialPaymentTexts as texts } from '@/ui/texts/partial-payment.texts'
import { PaymentAmountFormModel } from './payment-amount-form-model'
import type { PartialPaymentProps } from './partial-payment-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'

/** Functions that return the current state of the payment screen, for the choice of how much to pay. */
interface PaymentScreenStateGetters {
  /**
   * Returns the payment summary of the loan on the screen if the customer may pay only a part of it;
   * undefined until it is loaded, and while they retry a payment, because its amount cannot change.
   */
  readonly partiallyPayableSummary: () => PaymentSummary | undefined
  /** Returns whether the customer cannot change the amount, because a payment is pending. */
  readonly isAmountFixed: () => boolean
}

/**
 * The customer's choice to pay everything due or only a part. It stays the same if they change the
 * payment method. Source: PAY-13, PAY-24.
 */
@injectable()
export class AmountToPayChoice {
  private source: PaymentScreenStateGetters = {
    partiallyPayableSummary: () => undefined,
    isAmountFixed: () => false,
  }

  constructor(@inject(PaymentAmountFormModel) readonly amountForm: PaymentAmountFormModel) {
    observeFields(this)
  }

  initialize(source: PaymentScreenStateGetters, amount: Cents | undefined): void {
    this.source = source
    if (amount !== undefined) this.amountForm.setAmount(amount)
  }

  /** The partial amount that the customer pays; undefined if they pay everything due. */
  get partialAmount(): Cents | undefined {
    const summary = this.source.partiallyPayableSummary()
    return summary && this.amountForm.partialAmountToPay(totalDue(summary.dueItems))
  }

  get isAmountFixed(): boolean {
    return this.source.isAmountFixed()
  }

  /**
   * Whether the panel with the total shows the button for paying everything. While the field for the amount
   * is open, the button is next to that field instead.
   */
  get isWholeAmountButtonShown(): boolean {
    return this.partialAmount !== undefined && !this.isAmountFixed && !this.amountForm.isAmountFieldOpen
  }

  /**
   * The debt for which the screen offers a smaller payment, because it is overdue; undefined if it is not
   * overdue or a payment is pending.
   */
  get overdueDebt(): PartialPaymentProps | undefined {
    const summary = this.source.partiallyPayableSummary()
    if (summary?.loan.status !== 'in-debt' || this.isAmountFixed) return undefined
    return {
      loanExternalId: summary.debt.externalId,
      dueItems: summary.dueItems,
      onChoose: this.choosePartialAmount,
    }
  }

  /** The text for payment methods that cannot pay only a part of the amount due. */
  get onlyWholeAmountAcceptedText(): string {
    const { methods = [], dueItems = [] } = this.source.partiallyPayableSummary() ?? {}
    const methodNames = methods
      .filter(({ method }) => acceptsPartialAmount(method))
      .map(({ description }) => description)
    return texts.wholeOnly(formatBriefMoney(totalDue(dueItems)), methodNames.join(texts.or))
  }

  /**
   * Returns the given payment, changed to the partial amount that the customer chose. Use it only for
   * payment methods that can pay a part.
   */
  withPartialAmount(whole: PaymentRequest): PaymentRequest {
    return { ...whole, amount: this.partialAmount ?? whole.amount }
  }

  choosePartialAmount(amount: Cents): void {
    const summary = this.source.partiallyPayableSummary()
    if (!summary || this.isAmountFixed) return
    if (amount < totalDue(summary.dueItems)) this.amountForm.setAmount(amount)
    else this.amountForm.chooseWholeAmount()
  }

  chooseWholeAmount(): void {
    if (!this.isAmountFixed) this.amountForm.chooseWholeAmount()
  }

  /**
   * Discards an amount that the customer has not finished typing. Called when they choose another
   * payment method.
   */
  discardUnfinishedAmount(): void {
    if (this.partialAmount === undefined) this.amountForm.chooseWholeAmount()
  }
}
