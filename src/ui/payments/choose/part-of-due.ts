import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { takesPartialAmount } from '@/domain/payments/payment-method'
import { totalDue } from '@/domain/payments/total-due'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { AmountEntry } from './amount-entry'
import type { PartPaymentInput } from './part-payment-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'

/** What the payment screen knows about the debt now. */
export interface PaymentScreenDebt {
  /** The debt of which a part can be paid; undefined for a retry, which keeps its amount. */
  readonly summary: () => PaymentSummary | undefined
  /** Whether a payment is pending, so that its amount cannot change. */
  readonly isFixed: () => boolean
}

/** How much of the amount due the customer pays, with any payment method. Source: PAY-13, PAY-24. */
@injectable()
export class PartOfDue {
  private source: PaymentScreenDebt = { summary: () => undefined, isFixed: () => false }

  constructor(@inject(AmountEntry) readonly entry: AmountEntry) {
    observeFields(this)
  }

  start(source: PaymentScreenDebt, amount: Cents | undefined): void {
    this.source = source
    if (amount !== undefined) this.entry.setAmount(amount)
  }

  /** Undefined if everything due is paid. */
  get amount(): Cents | undefined {
    const summary = this.source.summary()
    return summary && this.entry.partToPay(totalDue(summary.due))
  }

  get isFixed(): boolean {
    return this.source.isFixed()
  }

  /**
   * Whether the button for paying everything is shown next to the amounts; it is hidden while it is next to
   * the field.
   */
  get offersPayAll(): boolean {
    return this.amount !== undefined && !this.isFixed && !this.entry.isEdited
  }

  /** The overdue debt, for which a smaller amount is offered. */
  get overdueDebt(): PartPaymentInput | undefined {
    const summary = this.source.summary()
    if (summary?.loan.status !== 'in-debt' || this.isFixed) return undefined
    return { externalId: summary.debt.externalId, items: summary.due, onChoose: this.choosePart }
  }

  /** The note on a payment method that cannot pay the chosen part. */
  get wholeOnlyText(): string {
    const { methods = [], due = [] } = this.source.summary() ?? {}
    const methodNames = methods
      .filter(({ method }) => takesPartialAmount(method))
      .map(({ description }) => description)
    return texts.wholeOnly(formatBriefMoney(totalDue(due)), methodNames.join(texts.or))
  }

  /** Returns the payment with the chosen amount instead of the whole, for a method that can pay a part. */
  requestOfPart(whole: PaymentRequest): PaymentRequest {
    return { ...whole, amount: this.amount ?? whole.amount }
  }

  choosePart(amount: Cents): void {
    const summary = this.source.summary()
    if (!summary || this.isFixed) return
    if (amount < totalDue(summary.due)) this.entry.setAmount(amount)
    else this.entry.payAll()
  }

  payAll(): void {
    if (!this.isFixed) this.entry.payAll()
  }

  /** Discards an incomplete amount when the payment method changes. */
  forgetHalfTyped(): void {
    if (this.amount === undefined) this.entry.payAll()
  }
}
