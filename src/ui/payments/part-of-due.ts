import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { takesPart } from '@/domain/payments/payment-method'
import { totalDue } from '@/domain/payments/total-due'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { formatBriefMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { AmountEntry } from './amount-entry'
import type { PartPaymentInput } from './part-payment-view-model'
import type { PaymentOffer } from './payment-offer'

/** What the payment screen knows of the debt at this moment. */
export interface PartSource {
  /** The debt of which a part may be paid; nothing where a payment goes out again as it was. */
  readonly summary: () => PaymentSummary | undefined
  /** A payment is pending: what it pays does not change any more. */
  readonly isFixed: () => boolean
}

/** How much of what is due the customer pays, for whichever way they choose. Source: PAY-13, PAY-24. */
@injectable()
export class PartOfDue {
  private source: PartSource = { summary: () => undefined, isFixed: () => false }

  constructor(@inject(AmountEntry) readonly entry: AmountEntry) {
    observed(this)
  }

  start(source: PartSource, amount: Cents | undefined): void {
    this.source = source
    if (amount !== undefined) this.entry.choose(amount)
  }

  /** Nothing while all that is due is paid. */
  get amount(): Cents | undefined {
    const summary = this.source.summary()
    return summary && this.entry.partOf(totalDue(summary.due))
  }

  get isFixed(): boolean {
    return this.source.isFixed()
  }

  /** Whether the way back to all of it stands beside the amounts: not while it stands beside the field. */
  get offersAll(): boolean {
    return this.amount !== undefined && !this.isFixed && !this.entry.isEdited
  }

  /** The debt of whoever is overdue: they are offered a smaller step. */
  get overdue(): PartPaymentInput | undefined {
    const summary = this.source.summary()
    if (summary?.loan.status !== 'in-debt' || this.isFixed) return undefined
    return { externalId: summary.debt.externalId, lines: summary.due, onChoose: this.pay }
  }

  /** What is said where a part was chosen, of a way that takes all that is due. */
  get wholeOnlyText(): string {
    const { methods = [], due = [] } = this.source.summary() ?? {}
    const ways = methods.filter(({ method }) => takesPart(method)).map(({ description }) => description)
    return texts.wholeOnly(formatBriefMoney(totalDue(due)), ways.join(texts.or))
  }

  /** As the ways that take a part pay it. */
  offer(whole: PaymentOffer): PaymentOffer {
    return { ...whole, amount: this.amount ?? whole.amount }
  }

  pay(amount: Cents): void {
    const summary = this.source.summary()
    if (!summary || this.isFixed) return
    if (amount < totalDue(summary.due)) this.entry.choose(amount)
    else this.entry.payAll()
  }

  payAll(): void {
    if (!this.isFixed) this.entry.payAll()
  }

  /** What was left half typed for one way is no amount for another. */
  forgetHalfTyped(): void {
    if (this.amount === undefined) this.entry.payAll()
  }
}
