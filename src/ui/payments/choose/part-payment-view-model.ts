import { inject, injectable } from 'inversify'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import { coveredLines, nextWholeAmount, type CoveredLine } from '@/domain/payments/covered-lines'
import { normalizedAmount, partialAmount, type PartialAmountProblem } from '@/domain/payments/partial-amount'
import { totalDue } from '@/domain/payments/total-due'
import { Navigation } from '@/application/shared/navigation.port'
import { paymentAddress } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { partPaymentTexts as texts } from '@/ui/texts/part-payment.texts'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'
import { amountText } from './amount-entry'
import { coveredText, dueLineTitle, shownLines } from './due-row'

/** The debt of which a part can be paid, as the lender lists it. */
export interface PartPaymentInput {
  readonly externalId: string
  readonly lines: readonly DueLine[]
  /** Called if the debt is already being paid on this screen; otherwise the payment screen opens. */
  readonly onChoose?: ((amount: Cents) => void) | undefined
}

/** A line of the debt, and what the amount pays of it. */
export interface CoveredRow {
  readonly title: string
  readonly detail: string
  readonly state: 'paid' | 'partly' | 'untouched'
}

/** The id of the amount's field. */
export const partFieldId = 'part'

/** The first choice: the oldest installment with its interest. */
export interface OldestDue {
  readonly title: string
  readonly detail: string
  readonly amount: Cents
}

/** How much of a debt to pay, and which lines that covers. Source: PAY-24. */
@injectable()
export class PartPaymentViewModel {
  page: 'choices' | 'amount' = 'choices'
  text = ''
  /** Whether the customer has pressed pay; from then on an empty field is an error. */
  wasPressed = false
  input: PartPaymentInput = { externalId: '', lines: [] }

  constructor(@inject(Navigation) private readonly navigation: Navigation) {
    observed(this, 'page', 'text', 'wasPressed', 'input')
  }

  start(input: PartPaymentInput): void {
    this.input = { ...input, lines: shownLines(input.lines) }
  }

  get total(): Cents {
    return totalDue(this.input.lines)
  }

  /** Undefined if the oldest installment is everything due. */
  get oldest(): OldestDue | undefined {
    const [first, ...others] = this.input.lines
    if (!first || others.length === 0) return undefined
    const punitive = first.punitiveAmount > 0 ? formatBriefMoney(first.punitiveAmount) : undefined
    return { title: dueLineTitle(first), amount: totalDue([first]), detail: texts.oldest(punitive) }
  }

  get amount(): Result<Cents, PartialAmountProblem> {
    return partialAmount(this.text, this.total)
  }

  get error(): string | undefined {
    const { amount } = this
    if (amount.ok || (this.text === '' && !this.wasPressed)) return undefined
    return partialAmountProblemText(amount.failure, formatBriefMoney(this.total))
  }

  /** The error of the amount, after the customer pressed pay. */
  get errors(): readonly FormError[] {
    const { error } = this
    return this.wasPressed && error !== undefined ? [{ fieldId: partFieldId, text: error }] : []
  }

  /** Empty without a valid amount. */
  get rows(): readonly CoveredRow[] {
    return this.covered.map(toRow)
  }

  /** What remains of the debt afterwards; undefined without a valid amount. */
  get remaining(): string | undefined {
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

  /** Changes the amount to one line more, or one less. */
  step(direction: 'more' | 'less'): void {
    const next = this.nextWhole(direction)
    if (next !== undefined) this.text = amountText(next)
  }

  type(text: string): void {
    this.text = normalizedAmount(text)
    this.wasPressed = false
  }

  /** Starts with the oldest line. If it is the only one, the customer types the amount. */
  chooseAmount(): void {
    this.page = 'amount'
    this.text = this.oldest ? amountText(this.oldest.amount) : ''
    this.wasPressed = false
  }

  goBack(): void {
    this.page = 'choices'
  }

  payOldest(): void {
    if (this.oldest) this.choose(this.oldest.amount)
  }

  pay(): void {
    const { amount } = this
    this.wasPressed = true
    if (amount.ok) this.choose(amount.value)
  }

  private get covered(): readonly CoveredLine[] {
    const { amount } = this
    return amount.ok ? coveredLines(this.input.lines, amount.value) : []
  }

  private nextWhole(direction: 'more' | 'less'): Cents | undefined {
    const { amount } = this
    const from = amount.ok ? amount.value : undefined
    if (from === undefined) return direction === 'more' ? totalDue(this.input.lines.slice(0, 1)) : undefined
    return nextWholeAmount(this.input.lines, from, direction)
  }

  private choose(amount: Cents): void {
    const { externalId, onChoose } = this.input
    if (onChoose) onChoose(amount)
    else this.navigation.go(paymentAddress(externalId, amount))
  }
}

function toRow(line: CoveredLine): CoveredRow {
  return { title: dueLineTitle(line.line), detail: coveredText(line), state: stateOf(line) }
}

function stateOf({ covered, remaining }: CoveredLine): CoveredRow['state'] {
  if (covered === 0) return 'untouched'
  return remaining === 0 ? 'paid' : 'partly'
}
