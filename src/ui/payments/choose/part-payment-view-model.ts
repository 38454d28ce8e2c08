import { inject, injectable } from 'inversify'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import { coveredItems, nextWholeAmount, type CoveredItem } from '@/domain/payments/covered-items'
import {
  normalizedAmount,
  parsePartialAmount,
  type PartialAmountProblem,
} from '@/domain/payments/partial-amount'
import { totalDue } from '@/domain/payments/total-due'
import { Navigation } from '@/application/shared/navigation.port'
import { paymentSummaryAddress } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'
import { typedAmount } from './amount-entry'
import { coveredText, dueItemTitle, itemsByInstallment } from './due-row'

/** The debt of which a part can be paid, as the lender lists it. */
export interface PartPaymentInput {
  readonly externalId: string
  readonly items: readonly DueItem[]
  /** Called with the amount if the payment screen is already open; if undefined, the payment screen is opened. */
  readonly onChoose?: ((amount: Cents) => void) | undefined
}

/** A row about an item of the debt, with what the amount pays of it. */
export interface CoveredRow {
  readonly title: string
  readonly detail: string
  readonly state: 'paid' | 'partly' | 'untouched'
}

/** The id of the field in which the customer types the partial amount. */
export const partFieldId = 'part'

/** The first choice that the sheet offers: paying the oldest installment with its interest. */
export interface OldestDue {
  readonly title: string
  readonly detail: string
  readonly amount: Cents
}

/** The choice of how much of a debt the customer pays, and which items of the debt that covers. Source: PAY-24. */
@injectable()
export class PartPaymentViewModel {
  page: 'choices' | 'amount' = 'choices'
  text = ''
  /** Whether the customer has pressed the pay button. From then on an empty field is an error. */
  wasPressed = false
  input: PartPaymentInput = { externalId: '', items: [] }

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observeFields(this, 'page', 'text', 'wasPressed', 'input')
  }

  start(input: PartPaymentInput): void {
    this.input = { ...input, items: itemsByInstallment(input.items) }
  }

  get total(): Cents {
    return totalDue(this.input.items)
  }

  /** The offer to pay only the oldest installment; undefined if nothing else is due. */
  get oldestDue(): OldestDue | undefined {
    const [first, ...others] = this.input.items
    if (!first || others.length === 0) return undefined
    const punitive = first.punitiveAmount > 0 ? formatBriefMoney(first.punitiveAmount) : undefined
    return { title: dueItemTitle(first), amount: totalDue([first]), detail: texts.oldest(punitive) }
  }

  get amount(): Result<Cents, PartialAmountProblem> {
    return parsePartialAmount(this.text, this.total)
  }

  get error(): string | undefined {
    const { amount } = this
    if (amount.ok || (this.text === '' && !this.wasPressed)) return undefined
    return partialAmountProblemText(amount.failure, formatBriefMoney(this.total))
  }

  /** The error of the typed amount; empty before the customer presses the pay button. */
  get errors(): readonly FormError[] {
    const { error } = this
    return this.wasPressed && error !== undefined ? [{ fieldId: partFieldId, text: error }] : []
  }

  /** Rows with the items of the debt that the typed amount pays; empty if the amount is not valid. */
  get coveredRows(): readonly CoveredRow[] {
    return this.covered.map(toRow)
  }

  /** Text with what remains of the debt after paying the typed amount; undefined if the amount is not valid. */
  get remainingText(): string | undefined {
    if (!this.amount.ok) return undefined
    const remaining = sumCents(this.covered.map((each) => each.remaining))
    return remaining === 0 ? texts.allPaid : texts.remaining(formatBriefMoney(remaining))
  }

  get canStepDown(): boolean {
    return this.nextWhole('less') !== undefined
  }

  get canStepUp(): boolean {
    return this.nextWhole('more') !== undefined
  }

  /** Changes the amount so that it covers one more item of the debt, or one less. */
  changeByItem(direction: 'more' | 'less'): void {
    const next = this.nextWhole(direction)
    if (next !== undefined) this.text = typedAmount(next)
  }

  typeAmount(text: string): void {
    this.text = normalizedAmount(text)
    this.wasPressed = false
  }

  /**
   * Opens the choice of the amount, starting with that of the oldest item. If the debt has only one item, the
   * customer types the amount.
   */
  chooseAmount(): void {
    this.page = 'amount'
    this.text = this.oldestDue ? typedAmount(this.oldestDue.amount) : ''
    this.wasPressed = false
  }

  goBack(): void {
    this.page = 'choices'
  }

  payOldest(): void {
    if (this.oldestDue) this.choose(this.oldestDue.amount)
  }

  pay(): void {
    const { amount } = this
    this.wasPressed = true
    if (amount.ok) this.choose(amount.value)
  }

  private get covered(): readonly CoveredItem[] {
    const { amount } = this
    return amount.ok ? coveredItems(this.input.items, amount.value) : []
  }

  private nextWhole(direction: 'more' | 'less'): Cents | undefined {
    const { amount } = this
    const from = amount.ok ? amount.value : undefined
    if (from === undefined) return direction === 'more' ? totalDue(this.input.items.slice(0, 1)) : undefined
    return nextWholeAmount(this.input.items, from, direction)
  }

  private choose(amount: Cents): void {
    const { externalId, onChoose } = this.input
    if (onChoose) onChoose(amount)
    else this.navigation.go(paymentSummaryAddress(externalId, amount))
  }
}

function toRow(item: CoveredItem): CoveredRow {
  return { title: dueItemTitle(item.item), detail: coveredText(item), state: stateOf(item) }
}

function stateOf({ covered, remaining }: CoveredItem): CoveredRow['state'] {
  if (covered === 0) return 'untouched'
  return remaining === 0 ? 'paid' : 'partly'
}
