import { inject, injectable } from 'inversify'
import { hasUnknownOutcome } from '@/domain/shared/operation'
import { cents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import { firstUnacknowledgedPayment, paymentToRetry } from '@/domain/payments/send-decision'
import { isPayableAmount, totalDue } from '@/domain/payments/total-due'
import type { OfferedPaymentMethod } from '@/application/payments/payment.port'
import { PaymentPrecondition, type PaymentRequest } from '@/application/payments/payment-precondition'
import {
  mayLoanBePaid,
  PaymentQueries,
  type PaymentSummaryFailure,
  type PaymentSummary,
} from '@/application/payments/payment-queries'
import { SavedCardDirectory } from '@/application/payments/saved-card-directory'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { createAmountDueBreakdown, type AmountDueBreakdown } from './due-item-row'
import { AmountToPayChoice } from './amount-to-pay-choice'
import type { PaymentProgressEvent } from './payment-progress-event'
import {
  createEarlierPaymentState,
  createNothingDueState,
  createOutcomeUnknownState,
  createReadyState,
  type PaymentSummaryState,
  type PaymentSummaryRefresh,
  type PaymentSummaryRefreshReason,
} from './payment-summary-state'
import { unappliedPaymentsText, notReceivedPaymentText } from '@/ui/payments/status/unapplied-payment-text'

const texts = paymentsTexts.summary

/** The screen with the amount due of a loan and the payment methods. Source: PAY-02 to PAY-05, PAY-16. */
@injectable()
export class PaymentSummaryViewModel {
  method: PaymentMethod | undefined = undefined
  /** Whether the pay button that opened this screen chose the debit card. Source: PAY-21. */
  private isCardPreselected = false
  isCardGone = false
  activity: 'none' | 'refreshing' | 'paying' = 'none'
  /** Why the last payment was not sent; undefined if there is no error. Source: PAY-03. */
  paymentError: string | undefined = undefined
  externalId = ''
  /** Idempotency keys of earlier payments that the customer acknowledged, so these do not block a new one. */
  acknowledgedKeys: readonly string[] = []

  constructor(
    @inject(PaymentQueries) private readonly queries: PaymentQueries,
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(SavedCardDirectory) private readonly savedCards: SavedCardDirectory,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<PaymentSummaryState>,
    @inject(AmountToPayChoice) readonly amountChoice: AmountToPayChoice,
  ) {
    observeFields(this, 'method', 'isCardGone', 'activity', 'paymentError', 'externalId', 'acknowledgedKeys')
  }

  onMount(): () => void {
    const { externalId, isByCard, amount } = addresses.paymentSummary.parse(this.navigation)
    this.externalId = externalId ?? ''
    this.isCardPreselected = isByCard
    if (this.isCardPreselected) this.method = 'debit-card'
    const partiallyPayableSummary = () => this.partiallyPayableSummary
    const isAmountFixed = () => this.activity === 'paying'
    this.amountChoice.initialize({ partiallyPayableSummary, isAmountFixed }, amount)
    if (this.externalId === '') {
      this.navigation.goTo(addresses.payInstallment.createPath({ isAskedFor: true }), { replace: true })
      return this.asyncState.cancelRequest
    }
    const outcomeUnknown = this.outcomeUnknown()
    if (outcomeUnknown) this.asyncState.showLoadedState(outcomeUnknown)
    else {
      // The pay button names the card, so cards are loaded in advance.
      if (isByCard) this.savedCards.preloadCards()
      this.ask()
    }
    return this.asyncState.cancelRequest
  }

  /** The payment of everything due, or the one that is retried; undefined if none can be made now. */
  get paymentRequest(): PaymentRequest | undefined {
    const { ready, acknowledgedKeys } = this
    if (!ready) return undefined
    const { summary, operationToRetry } = ready
    const { customerTaxId, debt, loan } = summary
    const seenTotalDue = totalDue(summary.dueItems)
    const amount = operationToRetry?.amount ?? seenTotalDue
    return { customerTaxId, debt, loan, seenTotalDue, amount, acknowledgedKeys, operationToRetry }
  }

  /** Returns `paymentRequest` at the time of the call. Views of payment methods call it when the customer pays. */
  currentPaymentRequest(): PaymentRequest | undefined {
    return this.paymentRequest
  }

  /** Text about the earlier payment that the customer sends again; undefined if there is none. */
  get notReceivedPaymentText(): string | undefined {
    const { ready, isCardGone } = this
    const retried = ready?.operationToRetry
    return retried && notReceivedPaymentText(retried, { isCardGone, today: this.clock.today() })
  }

  /** The rows of the amount due, one for each installment or month. */
  get amountDueBreakdown(): AmountDueBreakdown {
    const due = this.summary?.dueItems ?? []
    return createAmountDueBreakdown(due, this.clock.today(), this.amountChoice.partialAmount)
  }

  get totalDue(): Cents {
    return this.paymentRequest?.seenTotalDue ?? cents(0)
  }

  /** Text about payments not deducted from the total yet; undefined if none. Source: PAY-20. */
  get unappliedPaymentsNote(): string | undefined {
    const { summary } = this
    const unapplied = summary && this.precondition.unappliedPayments(summary, summary)
    return unapplied && unappliedPaymentsText(unapplied, this.clock.today())
  }

  /** Returns whether the lender offers the given payment method. Source: PAY-05. */
  isMethodOffered(method: PaymentMethod): boolean {
    return this.ready?.listed.some((each) => each.method === method) ?? false
  }

  /** The chosen payment method; undefined if none is chosen or offered any more. Source: PAY-05. */
  get chosenMethod(): OfferedPaymentMethod | undefined {
    if (this.ready?.operationToRetry) return this.ready.summary.methods[0]
    return this.summary?.methods.find(({ method }) => method === this.method)
  }

  /** Whether another payment method can be chosen: not during a payment, nor if there is only one. */
  get canChangeMethod(): boolean {
    return this.activity !== 'paying' && (this.summary?.methods.length ?? 0) > 1
  }

  chooseMethod(method: PaymentMethod | undefined): void {
    if (this.activity === 'paying') return
    this.amountChoice.discardUnfinishedAmount()
    this.method = method
    this.isCardPreselected = false
    this.paymentError = undefined
  }

  showMethodList(): void {
    this.chooseMethod(undefined)
  }

  /** Loads the amount due again: the customer may have paid elsewhere. Source: PAY-06, PAY-08. */
  async refresh(reason: PaymentSummaryRefreshReason): Promise<void> {
    const { summary } = this
    if (!summary || this.activity !== 'none') return
    const outcomeUnknown = this.outcomeUnknown()
    if (outcomeUnknown) {
      this.asyncState.showLoadedState(outcomeUnknown)
      return
    }
    this.activity = 'refreshing'
    await this.asyncState.updateFromAnswer(this.queries.paymentSummary(this.externalId), (found) => {
      this.activity = 'none'
      if (found.ok) return this.refreshed({ reason, previousSummary: summary, currentSummary: found.value })
      // The loan was payable a moment ago and is no longer listed.
      if (found.failure.kind === 'not-payable') return createNothingDueState(summary.debt)
      // The message that a payment was not sent says more, so it stays.
      if (mayLoanBePaid(found.failure) && this.paymentError === undefined) return failedPhase(found.failure)
      if (reason === 'asked-for') this.toasts.show({ text: texts.notRefreshed, tone: 'bad' })
      return undefined
    })
  }

  /** Records that the customer has seen the earlier payment or collection, and still wants to pay. */
  acknowledgeEarlierPayment(): void {
    const { loadedState } = this.asyncState
    if (!loadedState) return
    switch (loadedState.phase) {
      case 'just-paid':
      case 'collection-announced':
        this.acknowledge(loadedState.payment.id)
        this.asyncState.showLoadedState(this.present(loadedState.summary))
        break
      case 'outcome-unknown':
        this.acknowledge(loadedState.operation.idempotencyKey)
        this.ask()
        break
      case 'ready':
        if (!loadedState.operationToRetry) return
        this.acknowledge(loadedState.operationToRetry.idempotencyKey)
        this.method = undefined
        this.ask()
        break
      case 'nothing-due':
    }
  }

  refreshOnReturnToPage(): void {
    // Another tab may have received the outcome.
    if (this.asyncState.loadedState?.phase === 'outcome-unknown' && !this.outcomeUnknown()) this.ask()
    else void this.refresh('came-back')
  }

  /** Updates the screen during a payment. If the payment was not sent, loads the amount due again. */
  handlePaymentProgressEvent(report: PaymentProgressEvent): void {
    switch (report.kind) {
      case 'begun':
        this.asyncState.cancelRequest()
        this.activity = 'paying'
        this.paymentError = undefined
        break
      case 'ended':
        this.activity = 'none'
        break
      case 'no-saved-card':
        if (this.isCardPreselected) this.method = undefined
        break
      case 'card-gone':
        this.isCardGone = true
        break
      case 'not-sent':
        this.activity = 'none'
        this.paymentError = report.message
        void this.refresh('came-back')
    }
  }

  private get ready(): Extract<PaymentSummaryState, { readonly phase: 'ready' }> | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState : undefined
  }

  /** The amount due if the customer may pay a part of it; undefined for a retry. Source: PAY-24. */
  private get partiallyPayableSummary(): PaymentSummary | undefined {
    return this.ready?.operationToRetry ? undefined : this.summary
  }

  private get summary(): PaymentSummary | undefined {
    return this.ready?.summary
  }

  private ask(): void {
    const question = () => {
      this.activity = 'none'
      return this.queries.paymentSummary(this.externalId)
    }
    this.asyncState.load(question, (found) => this.toState(found))
  }

  private toState(
    found: Result<PaymentSummary, PaymentSummaryFailure>,
  ): PaymentSummaryState | FailedPhase | undefined {
    if (found.ok) return this.present(found.value)
    if (found.failure.kind !== 'not-payable') return failedPhase(found.failure)
    this.navigation.goTo(addresses.payInstallment.createPath({ isAskedFor: true }), { replace: true })
    return undefined
  }

  private present(summary: PaymentSummary): PaymentSummaryState {
    const outcomeUnknown = this.outcomeUnknown()
    if (outcomeUnknown) return outcomeUnknown
    const { debt, dueItems } = summary
    if (!isPayableAmount(totalDue(dueItems), totalDue(dueItems))) return createNothingDueState(debt)
    const unapplied = this.precondition.unappliedPayments(summary, summary)
    const { acknowledgedKeys } = this
    const operationToRetry = paymentToRetry(unapplied, { acknowledgedKeys, due: totalDue(dueItems) })
    const payment = firstUnacknowledgedPayment(unapplied, { acknowledgedKeys, operationToRetry })
    if (payment) return createEarlierPaymentState(payment, summary, this.clock.today())
    return createReadyState(summary, operationToRetry)
  }

  private acknowledge(id: string): void {
    this.acknowledgedKeys = [...this.acknowledgedKeys, id]
    this.isCardGone = false
  }

  private outcomeUnknown(): PaymentSummaryState | undefined {
    const { externalId } = this
    const operation = this.precondition.unacknowledgedPayment(externalId, this.acknowledgedKeys)
    if (!operation) return undefined
    const state = createOutcomeUnknownState(operation, externalId)
    // The outcome arrived after the customer had left; the status page shows it.
    if (!hasUnknownOutcome(operation)) this.navigation.goTo(state.statusPath, { replace: true })
    return state
  }

  private refreshed({ reason, previousSummary, currentSummary }: PaymentSummaryRefresh): PaymentSummaryState {
    const shown = this.present(currentSummary)
    if (shown.phase !== 'ready') return shown
    if (totalDue(currentSummary.dueItems) !== totalDue(previousSummary.dueItems))
      this.toasts.show({ text: texts.dueUpdated, tone: 'info' })
    else if (reason === 'asked-for') this.toasts.show({ text: texts.notYet, tone: 'info' })
    return shown
  }
}
