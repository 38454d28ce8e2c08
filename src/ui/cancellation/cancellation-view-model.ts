import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Loan } from '@/domain/loans/loan'
import type { Result } from '@/domain/shared/result'
import { cancellationReopeningDay } from '@/domain/cancellation/cancellation-reopening'
import {
  LoanCancellabilityQuery,
  loansListName,
  type LoanCancellability,
} from '@/application/cancellation/loan-cancellability-query'
import {
  CancellationQuoteQuery,
  type CancellationQuote,
  type CancellationQuoteFailure,
} from '@/application/cancellation/cancellation-quote-query'
import {
  RequestCancellation,
  type RequestCancellationFailure,
} from '@/application/cancellation/request-cancellation'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { findNewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { isUnreadableList } from '@/application/shared/incomplete-list-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { cancellationTexts as texts } from '@/ui/texts/cancellation.texts'
import {
  createQuoteFailureMessage,
  createRequestFailureMessage,
  type LoanCancellationFailureMessage,
} from './cancellation-failure-message'
import {
  createMonthEndState,
  earlierPaymentStateOrNext,
  type CancellationState,
  type QuotedCancellation,
  type RequestedCancellation,
} from './cancellation-state'

/**
 * The screen for cancelling a loan early. The customer chooses the loan, sees the price, requests the
 * cancellation, downloads its document and pays. Source: CAN-01 to CAN-05.
 */
@injectable()
export class CancellationViewModel {
  loanCancellabilities: readonly LoanCancellability[] = []
  chosenLoanId: string | undefined = undefined
  errors: readonly FormError[] = []
  /** The step that waits for the lender's answer; undefined if none does. */
  runningStep: { readonly name: 'quoting' | 'requesting' } | undefined = undefined
  /** Ids of the earlier payments and collections that the customer has seen before they cancel. */
  private acknowledgedKeys: readonly string[] = []
  failureMessage: LoanCancellationFailureMessage | undefined = undefined

  constructor(
    @inject(LoanCancellabilityQuery) private readonly loansToCancel: LoanCancellabilityQuery,
    @inject(CancellationQuoteQuery) private readonly quotes: CancellationQuoteQuery,
    @inject(RequestCancellation) private readonly requestCancellation: RequestCancellation,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Clock) private readonly clock: Clock,
    @inject(AsyncState) readonly asyncState: AsyncState<CancellationState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'loanCancellabilities', 'chosenLoanId', 'errors', 'runningStep', 'failureMessage')
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.loadLoansToCancel(),
      (loans) => (loans.ok ? this.showLoans(loans.value) : failedPhase(loans.failure)),
    )
    return () => {
      leave()
      this.pendingRequest.cancel()
    }
  }

  /**
   * Address of the screen of the loan that the query of the current address names; undefined if the query
   * names no loan of the customer. Source: CAN-04.
   */
  get loanAddress(): string | undefined {
    const named = this.loanNamedInAddress
    return named && addresses.loan.createPath({ idLoan: named.loan.loanId })
  }

  get chosenLoan(): LoanCancellability | undefined {
    return this.loanCancellabilities.find(({ loan }) => loan.loanId === this.chosenLoanId)
  }

  /**
   * The loans that the customer can revoke. A loan can be revoked on any day of the month. Source: CAN-02.
   */
  get revocableLoans(): readonly LoanCancellability[] {
    return this.loanCancellabilities.filter(({ revocableUntil }) => revocableUntil !== undefined)
  }

  chooseLoan(loanId: string): void {
    if (this.runningStep) return
    this.chosenLoanId = loanId
    this.errors = []
    this.failureMessage = undefined
  }

  /**
   * Shows the screen on which the customer can revoke the loan with this id. If the loan cannot be cancelled,
   * the screen also says why. Source: CAN-02.
   */
  showRevocationScreen(loanId: string): void {
    this.loanCancellabilities = this.loanCancellabilities.map((each) => this.asOfNow(each))
    const chosen = this.revocableLoans.find(({ loan }) => loan.loanId === loanId)
    if (!chosen) return
    this.pendingRequest.cancel()
    this.runningStep = undefined
    this.asyncState.showLoadedState({ phase: 'dismissed', chosen })
  }

  returnToLoanChoice(): void {
    this.failureMessage = undefined
    this.asyncState.showLoadedState(this.firstState())
  }

  async showCancellationQuote(): Promise<void> {
    if (this.runningStep) return
    this.failureMessage = undefined
    const { chosenLoan } = this
    this.errors = chosenLoan ? [] : [{ fieldId: 'loan-to-cancel', text: texts.pick.required }]
    if (!chosenLoan || this.isClosedNow()) return
    const now = this.asOfNow(chosenLoan)
    if (now.earlyCancellation.kind !== 'open')
      return this.asyncState.showLoadedState({ phase: 'dismissed', chosen: now })
    await this.runWhileBusy('quoting', this.quotes.execute(chosenLoan.loan), (quote) => {
      if (quote.ok) this.showQuote({ phase: 'quoted', quote: quote.value })
      else this.showQuoteFailure(chosenLoan.loan, quote.failure)
    })
  }

  async sendCancellationRequest(): Promise<void> {
    const { loadedState } = this.asyncState
    if (this.runningStep || loadedState?.phase !== 'quoted') return
    this.failureMessage = undefined
    const { quote } = loadedState
    await this.runWhileBusy(
      'requesting',
      this.requestCancellation.execute(quote, this.acknowledgedKeys),
      (requested) => {
        if (requested.ok) return this.showQuote({ phase: 'requested', quote: requested.value })
        return this.showRequestFailure(quote, requested.failure)
      },
    )
  }

  /** The quote of the cancellation that the customer has requested and can pay; undefined otherwise. */
  get payableQuote(): CancellationQuote | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'requested' ? loadedState.quote : undefined
  }

  /**
   * Shows the requested cancellation after its price was read again. Returns `unchanged` if the price is the
   * same, or could not be read. If the loan was not found in a list of loans that could not be read completely,
   * it may be paid, so the screen no longer says how to pay it. Source: GEN-10, PAY-20.
   */
  showRefreshedQuote(found: Result<CancellationQuote, CancellationQuoteFailure>): 'changed' | 'unchanged' {
    const before = this.payableQuote
    if (!before) return 'changed'
    if (found.ok) {
      this.showNewerQuote(before, found.value)
      return this.payableQuote ? 'unchanged' : 'changed'
    }
    const { kind } = found.failure
    const isPriceGone = kind === 'nothing-left' || kind === 'not-payable' || kind === 'not-payable-yet'
    if (!isPriceGone && !isUnreadableList(found.failure, loansListName)) return 'unchanged'
    this.returnToLoanChoice()
    this.showQuoteFailure(before.loan, found.failure)
    return 'changed'
  }

  /** Records that the customer has seen the earlier payment or collection, and still wants to cancel. */
  acknowledgeEarlierPayment(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'just-paid' && loadedState?.phase !== 'collection-announced') return
    this.acknowledgedKeys = [...this.acknowledgedKeys, loadedState.payment.id]
    this.showQuote(loadedState.next)
  }

  /**
   * Loads the loans that can be cancelled. If the account status is not stored yet, loads it first. When no
   * loan can be cancelled, the account status decides which link to a new loan the screen shows.
   */
  private async loadLoansToCancel(): ReturnType<LoanCancellabilityQuery['execute']> {
    if (!this.sessions.accountStatus()) await this.loadAccountStatus.execute()
    return this.loansToCancel.execute()
  }

  private showLoans(loans: readonly LoanCancellability[]): CancellationState {
    this.loanCancellabilities = loans
    this.chosenLoanId ??= this.loanNamedInAddress?.loan.loanId
    return this.firstState()
  }

  private firstState(): CancellationState {
    if (this.loanCancellabilities.length === 0)
      return { phase: 'not-available', newLoan: findNewLoanLinkVisibility(this.sessions) }
    return cancellationReopeningDay(this.clock.today()) ? this.monthEndState() : { phase: 'picking' }
  }

  private isClosedNow(): boolean {
    if (!cancellationReopeningDay(this.clock.today())) return false
    this.asyncState.showLoadedState(this.monthEndState())
    return true
  }

  private monthEndState(): CancellationState {
    const { chosenLoan } = this
    return createMonthEndState(chosenLoan ? [chosenLoan] : this.loanCancellabilities, this.clock.today())
  }

  private get loanNamedInAddress(): LoanCancellability | undefined {
    const { idLoan } = addresses.earlyCancellation.parse(this.navigation)
    return this.loanCancellabilities.find(({ loan }) => loan.loanId === idLoan)
  }

  /** Shows the quote. Replaces the loan in the list of loans by the loan that was read with the quote. */
  private showQuote(next: QuotedCancellation | RequestedCancellation): void {
    const { loan } = next.quote
    this.loanCancellabilities = this.loanCancellabilities.map((each) =>
      each.loan.loanId === loan.loanId ? this.asOfNow({ loan }) : each,
    )
    const state = earlierPaymentStateOrNext(next, this.acknowledgedKeys, this.clock.today())
    this.asyncState.showLoadedState(state)
  }

  private showQuoteFailure(loan: Loan, failure: CancellationQuoteFailure): void {
    if (failure.kind === 'nothing-left') return this.showNothingLeft(loan)
    this.failureMessage = createQuoteFailureMessage(failure)
  }

  private showRequestFailure(seen: CancellationQuote, failure: RequestCancellationFailure): void {
    switch (failure.kind) {
      case 'end-of-month':
        return this.asyncState.showLoadedState(this.monthEndState())
      case 'quote-changed':
        return this.showNewerQuote(seen, failure.quote)
      case 'nothing-left':
        return this.showNothingLeft(seen.loan)
      // The amount shown cannot be requested any more: only the choice of the loan asks for another.
      case 'not-payable':
      case 'not-payable-yet':
        this.returnToLoanChoice()
        return this.showQuoteFailure(seen.loan, failure)
      case 'expired':
        this.returnToLoanChoice()
        break
      default:
    }
    this.failureMessage = createRequestFailureMessage(failure)
  }

  /** Shows the quote that was read after the customer saw `seen`. If the amounts differ, the screen says so. */
  private showNewerQuote(seen: CancellationQuote, quote: CancellationQuote): void {
    const isAmountChanged = quote.terms.amount !== seen.terms.amount
    if (isAmountChanged) this.showQuote({ phase: 'quoted', quote, isAmountChanged })
    else this.showQuote({ phase: this.payableQuote ? 'requested' : 'quoted', quote })
  }

  private showNothingLeft(loan: Loan): void {
    this.loanCancellabilities = this.loanCancellabilities.filter((each) => each.loan.loanId !== loan.loanId)
    this.asyncState.showLoadedState({ phase: 'nothing-left', loan })
  }

  private asOfNow({ loan }: Pick<LoanCancellability, 'loan'>): LoanCancellability {
    return this.loansToCancel.cancellabilityToday(loan)
  }

  /** Marks the screen as busy with the named step until the lender's answer has arrived. */
  private async runWhileBusy<Given>(
    name: NonNullable<CancellationViewModel['runningStep']>['name'],
    answer: Promise<Given>,
    handle: (given: Given) => void,
  ): Promise<void> {
    const step = { name }
    this.runningStep = step
    try {
      await this.pendingRequest.waitForAnswer(answer, handle)
    } finally {
      runInAction(() => {
        // The customer may have left this step and begun another.
        if (this.runningStep === step) this.runningStep = undefined
      })
    }
  }
}
