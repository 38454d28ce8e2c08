import { inject, injectable } from 'inversify'
import type { AmountExplanation } from '@/domain/loans/amount-explanation'
import type { QuotedInstallment } from '@/domain/loans/payment-quote'
import { parsePartialAmount } from '@/domain/payments/partial-amount'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import { normalizedAmountText } from '@/domain/shared/typed-amount'
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
   * The amount due that the screen shows; undefined if it shows none. If it changes, the explanation of the
   * earlier amount is discarded. Source: LOA-13.
   */
  readonly amountDue: Cents | undefined
  /**
   * The due date of the loan's next installment or, if the loan is overdue, its oldest due date; missing if
   * the screen does not know it.
   */
  readonly dueDate?: CalendarDate
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
  /** The day on which the explanation and the amounts for other days were requested; undefined before. */
  requestedOn: CalendarDate | undefined = undefined
  /** The text of the link when the customer last pressed it; undefined before. */
  pressedLinkText: string | undefined = undefined
  private input: AmountDueExplanationInput = { loanExternalId: '', amountDue: undefined }

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
      'requestedOn',
      'pressedLinkText',
    )
  }

  onMount(input: AmountDueExplanationInput): () => void {
    this.input = input
    this.isExplanationAvailable = input.isExplanationAvailable === true
    this.discardExplanationAndQuotes()
    if (!this.isOpen) this.pressedLinkText = undefined
    if (this.isOpen || !this.isExplanationAvailable) void this.loadExplanationAndQuotes()
    return () => {
      this.waiting.cancel()
      this.waitingForPart.cancel()
    }
  }

  /**
   * Text of the link that opens the explanation of the amount due, or the amounts for other days; undefined
   * if the lender gives neither. A link that the customer has pressed stays, so that they can press it again if
   * the request failed.
   */
  get explanationLinkText(): string | undefined {
    if (this.explanation ?? this.isExplanationAvailable) return texts.openWhy
    return this.paymentQuotesByDay.length > 0 ? texts.openQuotes : this.pressedLinkText
  }

  /**
   * Text for a panel without content: the explanation and the amounts for other days are still loading, or
   * the lender gives neither. Undefined if the panel has content.
   */
  get emptyExplanationText(): string | undefined {
    if (this.isLoadingExplanation) return texts.asking
    return this.isNothingLoaded ? texts.notKnown : undefined
  }

  /** The parts of each due installment; empty while they are requested. */
  get installmentBreakdowns(): readonly InstallmentBreakdown[] {
    return this.explanation && !this.isLoadingExplanation ? installmentBreakdowns(this.explanation) : []
  }

  /** How much the customer pays on other days; empty while that is requested. */
  get amountIfPaidOnDayRows(): readonly AmountIfPaidOnDayRow[] {
    if (this.isLoadingExplanation) return []
    return amountIfPaidOnDayRows(this.paymentQuotesByDay, this.clock.today())
  }

  /** Caption with the day on which the amounts were requested; undefined before they are requested. */
  get paymentQuotesCaption(): string | undefined {
    return this.requestedOn && texts.quotesCaption(this.dayText(this.requestedOn))
  }

  /**
   * Text about the interest that the customer saves by paying today; undefined if they save nothing, or if
   * the lender does not give the amount.
   */
  get interestSavedText(): string | undefined {
    const saved = this.today?.quote.interestSaved
    return saved !== undefined && saved > 0 ? texts.saved(formatBriefMoney(saved)) : undefined
  }

  /** Whether the lender said what the loan costs today, which is the most that a part can be. Source: LOA-17. */
  get isPartialQuoteOffered(): boolean {
    return this.today !== undefined
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

  /**
   * Opens the panel. The explanation is requested if it is missing, or if it was requested on an earlier day,
   * because the amounts change from day to day.
   */
  open = (): void => {
    this.pressedLinkText = this.explanationLinkText
    this.isOpen = true
    if (this.isNothingLoaded || this.requestedOn !== this.clock.today()) void this.loadExplanationAndQuotes()
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
   * the screen shows only the amount and, if the customer has pressed the link, the link.
   */
  private async loadExplanationAndQuotes(): Promise<void> {
    const { loanExternalId, dueDate } = this.input
    this.waitingForPart.cancel()
    this.partialQuote = { phase: 'nothing' }
    this.isLoadingExplanation = true
    this.requestedOn = this.clock.today()
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
        this.discardExplanationAndQuotes,
      )
      .catch(() => undefined)
  }

  /** Discards the explanation and the amounts for other days; the amount that the customer typed remains. */
  private discardExplanationAndQuotes(): void {
    this.isLoadingExplanation = false
    this.explanation = undefined
    this.paymentQuotesByDay = []
    this.partialQuote = { phase: 'nothing' }
  }

  private toPartialQuoteState(
    amount: Cents,
    installments: readonly QuotedInstallment[],
  ): PartialPaymentQuoteState {
    return {
      phase: 'ready',
      caption: texts.partCaption(formatBriefMoney(amount), this.dayText(this.clock.today())),
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

  private get isNothingLoaded(): boolean {
    return this.explanation === undefined && this.paymentQuotesByDay.length === 0
  }

  private dayText(day: CalendarDate): string {
    return formatDayAndMonth(day, this.clock.today())
  }
}

function failedPartialQuoteState(isNotOffered: boolean): PartialPaymentQuoteState {
  return { phase: 'failed', message: isNotOffered ? texts.notOffered : texts.partFailed }
}
