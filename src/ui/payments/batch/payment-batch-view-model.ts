import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject, type Subscription } from 'rxjs'
import type { SavedCard } from '@/domain/payments/saved-card'
import { totalDue } from '@/domain/payments/total-due'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import { success, type Result } from '@/domain/shared/result'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import {
  PaymentBatchQueries,
  type PaymentBatchOptions,
  type LoanInPaymentBatch,
} from '@/application/payments/payment-batch-queries'
import type { CardToCharge } from '@/application/payments/card-charge'
import { PayLoanBatch, type LoanResultInBatch } from '@/application/payments/pay-batch'
import { PaymentFollowUp, type PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts } from '@/ui/kit/toasts'
import { paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { BatchPaymentCardSelection } from './batch-payment-card-selection'
import {
  batchTotalDue,
  createBatchPaymentResultState,
  findTickedBatchLoans,
  type CompletedBatchLoanCharge,
  type PaymentBatchState,
} from './payment-batch-state'

type BatchOptionsResult = Result<
  { readonly choice: PaymentBatchOptions; readonly cards: readonly SavedCard[] },
  GatewayFailure
>
type ChoosingState = Extract<PaymentBatchState, { readonly phase: 'choosing' }>

/** Id of the list of loans on the page. The error summary links to it if no loan is ticked. */
export const batchLoanListElementId = 'loans'

/**
 * The screen for paying several loans in one go with one card. It shows the outcome for each loan. After a
 * reload, the list says for which loans a payment is not yet applied or confirmed. Source: PAY-25.
 */
@injectable()
export class PaymentBatchViewModel {
  tickedLoanIds: readonly string[] = []
  /** The day on which the list of loans was last answered. */
  today: CalendarDate
  private hasLeft = false
  private following: Subscription | undefined
  private readonly askNow = new Subject<void>()

  constructor(
    @inject(PaymentBatchQueries) private readonly queries: PaymentBatchQueries,
    @inject(PayLoanBatch) private readonly payBatch: PayLoanBatch,
    @inject(PaymentFollowUp) private readonly followUp: PaymentFollowUp,
    @inject(PushPreferences) private readonly push: PushPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Clock) private readonly clock: Clock,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(BatchPaymentCardSelection) readonly cardSelection: BatchPaymentCardSelection,
    @inject(AsyncState) readonly asyncState: AsyncState<PaymentBatchState>,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {
    this.today = clock.today()
    observeFields(this, 'tickedLoanIds', 'today')
  }

  onMount(): () => void {
    this.hasLeft = false
    this.load()
    return () => {
      this.hasLeft = true
      this.following?.unsubscribe()
      this.asyncState.cancelRequest()
      this.pendingRequest.cancel()
      this.cardSelection.eraseTypedCard()
    }
  }

  /** Sum of the amounts due of the ticked loans; each loan is charged separately. */
  get tickedLoansTotal(): Cents {
    return batchTotalDue(this.chosenEntries)
  }

  get tickedLoanCount(): number {
    return this.chosenEntries.length
  }

  isLoanTicked({ loan }: LoanInPaymentBatch): boolean {
    return this.tickedLoanIds.includes(loan.externalId)
  }

  toggleLoan({ loan: { externalId } }: LoanInPaymentBatch): void {
    const others = this.tickedLoanIds.filter((each) => each !== externalId)
    this.tickedLoanIds = others.length === this.tickedLoanIds.length ? [...others, externalId] : others
    this.showErrors([])
  }

  showNewCardForm(): void {
    this.cardSelection.showNewCardForm()
    this.showErrors([])
  }

  showSavedCards(): void {
    this.cardSelection.showSavedCards()
    this.showErrors([])
  }

  /** Charges the card for each ticked loan, one loan after the other. */
  async pay(): Promise<void> {
    const { choosing, chosenEntries: entries } = this
    if (!choosing) return
    const card = this.validateAndTakeCard(entries)
    if (!card) return
    const { customerTaxId } = choosing.choice
    const payments = entries.map(({ loan, debt, dueItems }) => {
      const amount = totalDue(dueItems)
      return { customerTaxId, loan, debt, amount, seenTotalDue: amount, acknowledgedKeys: [], card }
    })
    // Drops a pending answer of the list.
    this.asyncState.cancelRequest()
    this.showPaymentProgress(entries, { current: 0, results: [] })
    const paying = this.payBatch.execute(payments, {
      hasLeftScreen: () => this.hasLeft,
      onBeforeCharge: (current, results) => this.showPaymentProgress(entries, { current, results }),
      onSending: this.markPaymentAsSent,
    })
    await this.pendingRequest.waitForAnswer(paying, (results) => this.conclude(entries, results, card))
  }

  /** Asks the lender now, without waiting for the next attempt, about a payment with an unknown outcome. */
  askForOutcomeAgain(): void {
    this.askNow.next()
  }

  /** Leaves the result and shows the list of loans that can still be paid. */
  returnToList(): void {
    this.following?.unsubscribe()
    this.load()
  }

  /** Reloads the loans, which may be paid elsewhere by now. If none is left, shows the list of all loans. */
  reloadLoans(): void {
    if (!this.choosing) return
    void this.asyncState.updateFromAnswer(this.find(), (found) => {
      const { choosing, tickedLoansTotal } = this
      if (!found.ok || !choosing) return undefined
      const { choice } = found.value
      this.today = this.clock.today()
      if (batchTotalDue(findTickedBatchLoans(choice, this.tickedLoanIds)) !== tickedLoansTotal)
        this.toasts.show({ text: paymentsTexts.summary.dueUpdated, tone: 'info' })
      return choice.loans.length === 0 ? this.goToPayableLoans() : { ...choosing, choice }
    })
  }

  private get choosing(): ChoosingState | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'choosing' ? loadedState : undefined
  }

  private get chosenEntries(): readonly LoanInPaymentBatch[] {
    return this.choosing ? findTickedBatchLoans(this.choosing.choice, this.tickedLoanIds) : []
  }

  private load(): void {
    this.cardSelection.prefillOwner()
    this.asyncState.load(
      () => this.find(),
      (found) => this.toState(found),
    )
  }

  private async find(): Promise<BatchOptionsResult> {
    const { externalIds } = addresses.paymentBatch.parse(this.navigation)
    const options = this.queries.findBatchOptions(externalIds?.split(','))
    const [choice, cards] = await Promise.all([options, this.cardSelection.loadSavedCards()])
    return choice.ok ? success({ choice: choice.value, cards }) : choice
  }

  private toState(found: BatchOptionsResult): ChoosingState | FailedPhase | undefined {
    if (!found.ok) return failedPhase(found.failure)
    const { choice, cards } = found.value
    if (choice.loans.length === 0) return this.goToPayableLoans()
    this.today = this.clock.today()
    this.tickedLoanIds = choice.initiallySelectedLoanExternalIds
    this.cardSelection.setSavedCards(cards)
    return { phase: 'choosing', choice, errors: [] }
  }

  private goToPayableLoans(): undefined {
    this.navigation.goTo(addresses.payInstallment.createPath({ isAskedFor: true }), { replace: true })
  }

  /**
   * Returns the card to charge. If no loan is ticked or the card is not complete, shows the errors and
   * returns undefined.
   */
  private validateAndTakeCard(entries: readonly LoanInPaymentBatch[]): CardToCharge | undefined {
    const required = entries.length === 0 ? [{ fieldId: batchLoanListElementId, text: texts.required }] : []
    const errors = [...required, ...this.cardSelection.typedCardErrors()]
    if (errors.length === 0) return this.cardSelection.takeCardToCharge()
    this.showErrors(errors)
    return undefined
  }

  private showErrors(errors: readonly FormError[]): void {
    const { choosing } = this
    if (choosing) this.asyncState.showLoadedState({ ...choosing, errors })
  }

  /** Shows which loan is being paid; does nothing if the customer has left the screen. */
  showPaymentProgress(
    entries: readonly LoanInPaymentBatch[],
    { current, results }: { readonly current: number; readonly results: readonly LoanResultInBatch[] },
  ): void {
    if (this.hasLeft) return
    const turns = entries.map((loanInBatch, position) => ({ loanInBatch, result: results[position] }))
    this.asyncState.showLoadedState({ phase: 'paying', turns, current, wasSent: false })
  }

  markPaymentAsSent(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'paying') this.asyncState.showLoadedState({ ...loadedState, wasSent: true })
  }

  private conclude(
    entries: readonly LoanInPaymentBatch[],
    results: readonly LoanResultInBatch[],
    card: CardToCharge,
  ): void {
    const turns = results.flatMap((result, position) => {
      const loanInBatch = entries[position]
      return loanInBatch ? [{ loanInBatch, result }] : []
    })
    const customer = this.sessions.customer()
    if (customer && results.some(({ kind }) => kind === 'approved')) {
      this.cardSelection.recordCardUse(card)
      this.push.markPaidOnDevice(customer.customerId)
    }
    this.cardSelection.eraseTypedCard()
    const unknown = results.find((result) => result.kind === 'outcome-unknown')
    this.asyncState.showLoadedState(createBatchPaymentResultState(turns, unknown && 'waiting'))
    if (unknown && customer) this.followUnknownOutcome(unknown.operation, turns)
  }

  /** Keeps asking the lender about the payment with an unknown outcome. Source: PAY-16. */
  private followUnknownOutcome(operation: OperationRecord, turns: readonly CompletedBatchLoanCharge[]): void {
    const customer = this.sessions.taxId()
    if (customer === undefined) return
    this.following = this.followUp
      .follow(operation, customer, this.askNow)
      .subscribe((step) => runInAction(() => this.take(step, turns)))
  }

  private take(step: PaymentFollowUpStep, turns: readonly CompletedBatchLoanCharge[]): void {
    switch (step.kind) {
      case 'asking':
      case 'no-answer':
      case 'not-received':
        this.asyncState.showLoadedState(createBatchPaymentResultState(turns, step.kind))
        return
      case 'in-process':
        this.asyncState.showLoadedState(createBatchPaymentResultState(turns, 'still-in-process'))
        return
      case 'final': {
        const decided = step.operation && createDecidedLoanResult(step.operation, step.cardRefusal)
        const concluded = turns.map((turn) =>
          decided && turn.result.kind === 'outcome-unknown' ? { ...turn, result: decided } : turn,
        )
        this.asyncState.showLoadedState(createBatchPaymentResultState(concluded))
      }
    }
  }
}

/**
 * Returns the result of one loan of the batch after the lender has decided about its payment: approved or
 * rejected.
 */
function createDecidedLoanResult(
  operation: OperationRecord,
  reason: Extract<LoanResultInBatch, { kind: 'rejected' }>['reason'],
): LoanResultInBatch {
  const notDone = OperationNotDoneProof.fromOperation(operation)
  if (!notDone) return { kind: 'approved', operation }
  return { kind: 'rejected', operation, notDone, reason }
}
