import { inject, injectable } from 'inversify'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import { normalizedAmountText } from '@/domain/shared/typed-amount'
import type { DueItem } from '@/domain/payments/amount-due'
import { dueItemsCoveredByPayment, type CoveredDueItem } from '@/domain/payments/covered-items'
import { nextAmountThatPaysWholeItems } from '@/domain/payments/whole-item-amounts'
import { parsePartialAmount, type PartialAmountProblem } from '@/domain/payments/partial-amount'
import { totalDue } from '@/domain/payments/total-due'
import { Navigation } from '@/application/shared/navigation.port'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import type { FormError } from '@/ui/kit/form-error'
import { formatAmountAsTyped, formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { partialPaymentTexts as texts } from '@/ui/texts/partial-payment.texts'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'
import { coveredPartOfDueItemText, dueItemTitle, mergeCreditLineItemsByMonth } from './due-item-row'

/** The debt of which the customer can pay a part: the number of the loan, and the items that are due. */
export interface PartialPaymentProps {
  readonly loanExternalId: string
  readonly dueItems: readonly DueItem[]
  /**
   * Called with the chosen amount. It is given only if the payment screen is already open; if it is
   * undefined, the choice of an amount opens the payment screen.
   */
  readonly onChoose?: ((amount: Cents) => void) | undefined
}

/** A row about one item of the debt. It says how much of the item the chosen amount pays. */
export interface CoveredItemRow {
  readonly title: string
  readonly detail: string
  readonly state: 'paid' | 'partly' | 'untouched'
}

/** The id of the field in which the customer types the partial amount. */
export const partialAmountFieldId = 'part'

/** The first option on the sheet: to pay only the oldest installment with its interest. */
interface OldestInstallmentOption {
  readonly title: string
  readonly detail: string
  readonly amount: Cents
}

/**
 * The sheet on which the customer chooses how much of a debt to pay. It shows which items of the debt
 * that amount pays. Source: PAY-24.
 */
@injectable()
export class PartialPaymentViewModel {
  shownStep: 'choices' | 'amount' = 'choices'
  typedAmount = ''
  /**
   * Whether the customer has pressed the pay button since they last typed. An empty field is an error only
   * then.
   */
  wasPayPressed = false
  props: PartialPaymentProps = { loanExternalId: '', dueItems: [] }

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observeFields(this, 'shownStep', 'typedAmount', 'wasPayPressed', 'props')
  }

  onMount(input: PartialPaymentProps): void {
    this.props = { ...input, dueItems: mergeCreditLineItemsByMonth(input.dueItems) }
  }

  get wholeDebt(): Cents {
    return totalDue(this.props.dueItems)
  }

  /** The offer to pay only the oldest installment; undefined if only one installment is due. */
  get oldestInstallmentOption(): OldestInstallmentOption | undefined {
    const [first, ...others] = this.props.dueItems
    if (!first || others.length === 0) return undefined
    const punitive = first.punitiveAmount > 0 ? formatBriefMoney(first.punitiveAmount) : undefined
    return { title: dueItemTitle(first), amount: totalDue([first]), detail: texts.oldest(punitive) }
  }

  get parsedAmount(): Result<Cents, PartialAmountProblem> {
    return parsePartialAmount(this.typedAmount, this.wholeDebt)
  }

  get amountError(): string | undefined {
    const { parsedAmount } = this
    if (parsedAmount.ok || (this.typedAmount === '' && !this.wasPayPressed)) return undefined
    return partialAmountProblemText(parsedAmount.failure, formatBriefMoney(this.wholeDebt))
  }

  /** The error of the typed amount; empty before the customer presses the pay button. */
  get formErrors(): readonly FormError[] {
    const { amountError } = this
    return this.wasPayPressed && amountError !== undefined
      ? [{ fieldId: partialAmountFieldId, text: amountError }]
      : []
  }

  /**
   * Rows that say how much of each item of the debt the typed amount pays; empty if the amount is not valid.
   */
  get coveredItemRows(): readonly CoveredItemRow[] {
    return this.covered.map(toRow)
  }

  /**
   * Text that says how much of the debt remains after the typed amount is paid; undefined if that amount
   * is not valid.
   */
  get remainingDebtText(): string | undefined {
    if (!this.parsedAmount.ok) return undefined
    const remaining = sumCents(this.covered.map((each) => each.remainingAmount))
    return remaining === 0 ? texts.allPaid : texts.remaining(formatBriefMoney(remaining))
  }

  get canCoverFewerItems(): boolean {
    return this.nextWhole('less') !== undefined
  }

  get canCoverMoreItems(): boolean {
    return this.nextWhole('more') !== undefined
  }

  /** Raises or lowers the amount, so that it pays one installment (or month) of the debt more or less. */
  coverMoreOrFewerItems(direction: 'more' | 'less'): void {
    const next = this.nextWhole(direction)
    if (next !== undefined) this.typedAmount = formatAmountAsTyped(next)
  }

  enterAmount(text: string): void {
    this.typedAmount = normalizedAmountText(text)
    this.wasPayPressed = false
  }

  /**
   * Opens the field for the amount. It is filled with the amount of the oldest installment (or month),
   * or empty if the debt has only one.
   */
  openAmountField(): void {
    this.shownStep = 'amount'
    this.typedAmount = this.oldestInstallmentOption
      ? formatAmountAsTyped(this.oldestInstallmentOption.amount)
      : ''
    this.wasPayPressed = false
  }

  goBack(): void {
    this.shownStep = 'choices'
  }

  chooseOldestInstallment(): void {
    if (this.oldestInstallmentOption) this.choose(this.oldestInstallmentOption.amount)
  }

  submitAmount(): void {
    const { parsedAmount } = this
    this.wasPayPressed = true
    if (parsedAmount.ok) this.choose(parsedAmount.value)
  }

  private get covered(): readonly CoveredDueItem[] {
    const { parsedAmount } = this
    return parsedAmount.ok ? dueItemsCoveredByPayment(this.props.dueItems, parsedAmount.value) : []
  }

  private nextWhole(direction: 'more' | 'less'): Cents | undefined {
    const { parsedAmount } = this
    const from = parsedAmount.ok ? parsedAmount.value : undefined
    if (from === undefined)
      return direction === 'more' ? totalDue(this.props.dueItems.slice(0, 1)) : undefined
    return nextAmountThatPaysWholeItems(this.props.dueItems, from, direction)
  }

  private choose(amount: Cents): void {
    const { loanExternalId, onChoose } = this.props
    if (onChoose) onChoose(amount)
    else this.navigation.goTo(paymentSummaryAddress(loanExternalId, amount))
  }
}

function toRow(item: CoveredDueItem): CoveredItemRow {
  return {
    title: dueItemTitle(item.item),
    detail: coveredPartOfDueItemText(item),
    state: coverageState(item),
  }
}

function coverageState({ coveredAmount, remainingAmount }: CoveredDueItem): CoveredItemRow['state'] {
  if (coveredAmount === 0) return 'untouched'
  return remainingAmount === 0 ? 'paid' : 'partly'
}
