import { inject, injectable } from 'inversify'
import type { AmountExplanation } from '@/domain/loans/amount-explanation'
import type { QuotedInstallment } from '@/domain/loans/payment-quote'
import { normalizedAmountText, parsePartialAmount } from '@/domain/payments/partial-amount'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import {
  AmountDueExplanationQueries,
  type PaymentQuoteForDay,
} from '@/application/loans/amount-due-explanation-queries'
import { Clock } from '@/application/shared/clock.port'
import type { FormError } from '@/ui/kit/form-error'
import { formatBriefMoney, formatDayAndMonth, formatMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loanAmountsTexts as texts } from '@/ui/texts/loan-amounts.texts'
import { partialAmountProblemText } from '@/ui/texts/payments.texts'
import {
  installmentBreakdowns,
  amountIfPaidOnDayRows,
  type InstallmentBreakdown,
  type AmountIfPaidOnDayRow,
} from './loan-amounts-rows'

export interface AmountDueExplanationInput {
  readonly loanExternalId: string
  /**
   * The due date of the loan's next installment or, if the loan is overdue, its oldest due date; undefined if
   * the screen does not know it.
   */
  readonly dueDate: CalendarDate | undefined
  /**
   * True if it is already known that the lender explains the amount due: the explanation is then requested
   * only when the customer presses the link. If missing, the portal asks the lender at once.
   */
  readonly isExplanationAvailable?: true
}

interface PartialPaymentQuoteRow {
  readonly label: string
  readonly paidAmountText: string
  readonly remainingAmountText: string
}

type PartialPaymentQuoteState =
  | { readonly phase: 'nothing' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'ready'; readonly caption: string; readonly rows: readonly PartialPaymentQuoteRow[] }

/** Id of the field in which the customer types an amount that is only a part of the debt. */
export const partialAmountFieldId = 'quoted-part'

/**
 * The panel that explains the amounts of a loan's due installments and says how much the customer pays on
 * other days, and the link that opens it. Source: LOA-16, LOA-17.
 */
@injectable()
export class AmountDueExplanationViewModel {
  isOpen = false
  isLoadingExplanation = false
  isExplanationAvailable = false
  explanation: AmountExplanation | undefined = undefined
  paymentQuotesByDay: readonly PaymentQuoteForDay[] = []
  partialQuote: PartialPaymentQuoteState = { phase: 'nothing' }
  typedAmount = ''
  wasPartialQuoteRequested = false
  private input: AmountDueExplanationInput = { loanExternalId: '', dueDate: undefined }

  constructor(
    @inject(AmountDueExplanationQueries) private readonly queries: AmountDueExplanationQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(PendingRequest) private readonly waiting: PendingRequest,
    @inject(PendingRequest) private readonly waitingForPart: PendingRequest,
  ) {
    observeFields(
      this,
      'isOpen',
      'isLoadingExplanation',
      'isExplanationAvailable',
      'explanation',
      'paymentQuotesByDay',
      'partialQuote',
      'typedAmount',
      'wasPartialQuoteRequested',
    )
  }

  onMount(input: AmountDueExplanationInput): () => void {
    this.input = input
    this.isExplanationAvailable = input.isExplanationAvailable === true
    if (!this.isExplanationAvailable) void this.loadExplanationAndQuotes()
    return () => {
      this.waiting.cancel()
      this.waitingForPart.cancel()
    }
  }

  /**
   * Text of the link that opens the explanation of the amount due, or the amounts for other days; undefined
   * if the lender gives neither.
   */
  get explanationLinkText(): string | undefined {
    if (this.explanation ?? this.isExplanationAvailable) return texts.openWhy
    return this.paymentQuotesByDay.length > 0 ? texts.openQuotes : undefined
  }

  /**
   * Text for a panel without content: the explanation and the amounts for other days are still loading, or
   * the lender gives neither. Undefined if the panel has content.
   */
  get emptyExplanationText(): string | undefined {
    const isEmpty = this.explanation === undefined && this.paymentQuotesByDay.length === 0
    return isEmpty ? (this.isLoadingExplanation ? texts.asking : texts.notKnown) : undefined
  }

  get installmentBreakdowns(): readonly InstallmentBreakdown[] {
    return this.explanation ? installmentBreakdowns(this.explanation) : []
  }

  get amountIfPaidOnDayRows(): readonly AmountIfPaidOnDayRow[] {
    return amountIfPaidOnDayRows(this.paymentQuotesByDay, this.clock.today())
  }

  get paymentQuotesCaption(): string {
    return texts.quotesCaption(this.todayText)
  }

  /**
   * Text about the interest that the customer saves by paying today; undefined if they save nothing, or if
   * the lender does not give the amount.
   */
  get interestSavedText(): string | undefined {
    const saved = this.today?.quote.interestSaved
    return saved !== undefined && saved > 0 ? texts.saved(formatBriefMoney(saved)) : undefined
  }

  get partialAmountHint(): string {
    return texts.partHint(formatBriefMoney(this.due))
  }

  get partialAmountError(): string | undefined {
    const amount = parsePartialAmount(this.typedAmount, this.due)
    if (amount.ok || !this.wasPartialQuoteRequested) return undefined
    return partialAmountProblemText(amount.failure, formatBriefMoney(this.due))
  }

  get partialAmountFormErrors(): readonly FormError[] {
    return this.partialAmountError === undefined
      ? []
      : [{ fieldId: partialAmountFieldId, text: this.partialAmountError }]
  }

  open = (): void => {
    this.isOpen = true
    if (!this.explanation && this.paymentQuotesByDay.length === 0) void this.loadExplanationAndQuotes()
  }

  close = (): void => {
    this.isOpen = false
  }

  enterAmount = (text: string): void => {
    this.typedAmount = normalizedAmountText(text)
    this.partialQuote = { phase: 'nothing' }
  }

  /**
   * Asks the lender which part of the debt is paid if the customer pays the typed amount today. Source:
   * LOA-17.
   */
  quotePartialAmount = async (): Promise<void> => {
    this.wasPartialQuoteRequested = true
    const amount = parsePartialAmount(this.typedAmount, this.due)
    if (!amount.ok) return
    this.partialQuote = { phase: 'asking' }
    await this.waitingForPart.waitForAnswer(
      this.queries.partialPaymentQuote(this.input.loanExternalId, amount.value),
      (quote) => {
        if (quote.ok) this.partialQuote = this.toPartialQuoteState(amount.value, quote.value.installments)
        else this.partialQuote = failedPartialQuoteState(quote.failure.kind === 'not-offered')
      },
      () => {
        this.partialQuote = failedPartialQuoteState(false)
      },
    )
  }

  /**
   * Asks the lender to explain the amount due, and how much the customer pays on other days. If that fails,
   * the screen shows only the amount.
   */
  private async loadExplanationAndQuotes(): Promise<void> {
    const { loanExternalId, dueDate } = this.input
    this.isLoadingExplanation = true
    await this.waiting
      .waitForAnswer(
        Promise.all([
          this.queries.amountExplanation(loanExternalId),
          this.queries.paymentQuotes(loanExternalId, dueDate),
        ]),
        ([explanation, quotes]) => {
          this.explanation = explanation
          this.paymentQuotesByDay = quotes
          this.isLoadingExplanation = false
        },
        () => {
          this.isLoadingExplanation = false
        },
      )
      .catch(() => undefined)
  }

  private toPartialQuoteState(
    amount: Cents,
    installments: readonly QuotedInstallment[],
  ): PartialPaymentQuoteState {
    return {
      phase: 'ready',
      caption: texts.partCaption(formatBriefMoney(amount), this.todayText),
      rows: installments.map(({ number, coveredAmount, remainingAmount }) => ({
        label: texts.installmentNumber(number),
        paidAmountText: formatMoney(coveredAmount),
        remainingAmountText: formatMoney(remainingAmount),
      })),
    }
  }

  private get today(): PaymentQuoteForDay | undefined {
    return this.paymentQuotesByDay.find(({ kind }) => kind === 'today')
  }

  private get due(): Cents {
    return this.today?.quote.amount ?? cents(0)
  }

  private get todayText(): string {
    const today = this.clock.today()
    return formatDayAndMonth(today, today)
  }
}

function failedPartialQuoteState(isNotOffered: boolean): PartialPaymentQuoteState {
  return { phase: 'failed', message: isNotOffered ? texts.notOffered : texts.partFailed }
}
