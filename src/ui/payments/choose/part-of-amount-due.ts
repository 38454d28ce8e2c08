import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { acceptsPartialAmount } from '@/domain/payments/payment-method'
import { totalDue } from '@/domain/payments/total-due'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { PaymentAmountEntry } from './payment-amount-entry'
import type { PartPaymentInput } from './part-payment-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'

/** Functions with which the chosen amount reads the current state of the payment screen. */
export interface PaymentScreenDebtSource {
  /** Returns the debt of which a part can be paid; undefined for a retry, whose amount cannot change. */
  readonly summary: () => PaymentSummary | undefined
  /** Returns whether the amount cannot change, because a payment is pending. */
  readonly isFixed: () => boolean
}

/** How much of the amount due the customer pays, whatever payment method they choose. Source: PAY-13, PAY-24. */
@injectable()
export class PartOfAmountDue {
  private source: PaymentScreenDebtSource = { summary: () => undefined, isFixed: () => false }

  constructor(@inject(PaymentAmountEntry) readonly entry: PaymentAmountEntry) {
    observeFields(this)
  }

  start(source: PaymentScreenDebtSource, amount: Cents | undefined): void {
    this.source = source
    if (amount !== undefined) this.entry.setAmount(amount)
  }

  /** The partial amount that the customer pays; undefined if they pay everything due. */
  get amount(): Cents | undefined {
    const summary = this.source.summary()
    return summary && this.entry.partialAmountToPay(totalDue(summary.due))
  }

  get isFixed(): boolean {
    return this.source.isFixed()
  }

  /**
   * Whether the button for paying everything is shown with the total. It is hidden while it is shown next to
   * the field for the amount.
   */
  get offersPayAll(): boolean {
    return this.amount !== undefined && !this.isFixed && !this.entry.isAmountFieldOpen
  }

  /** The overdue debt, of which the screen offers to pay a smaller amount; undefined if there is none. */
  get overdueDebt(): PartPaymentInput | undefined {
    const summary = this.source.summary()
    if (summary?.loan.status !== 'in-debt' || this.isFixed) return undefined
    return { externalId: summary.debt.externalId, items: summary.due, onChoose: this.choosePartialAmount }
  }

  /** The note on a payment method which cannot pay the part that the customer chose. */
  get wholeAmountOnlyText(): string {
    const { methods = [], due = [] } = this.source.summary() ?? {}
    const methodNames = methods
      .filter(({ method }) => acceptsPartialAmount(method))
      .map(({ description }) => description)
    return texts.wholeOnly(formatBriefMoney(totalDue(due)), methodNames.join(texts.or))
  }

  /** Returns the payment with the chosen partial amount, for a payment method that can pay a part. */
  withPartialAmount(whole: PaymentRequest): PaymentRequest {
    return { ...whole, amount: this.amount ?? whole.amount }
  }

  choosePartialAmount(amount: Cents): void {
    const summary = this.source.summary()
    if (!summary || this.isFixed) return
    if (amount < totalDue(summary.due)) this.entry.setAmount(amount)
    else this.entry.payAll()
  }

  payAll(): void {
    if (!this.isFixed) this.entry.payAll()
  }

  /** Discards an amount that the customer has not finished typing, because they change the payment method. */
  forgetHalfTyped(): void {
    if (this.amount === undefined) this.entry.payAll()
  }
}
