import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { costOfPlan, type RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import { fitsCreditLine } from '@/domain/revolving-line/credit-line'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import type { Cents } from '@/domain/shared/money'
import { repaymentPlanTerms } from '@/domain/shared/operation-terms'
import { success, type Result } from '@/domain/shared/result'
import {
  CreditLineLoansOnOtherDevices,
  creditLineLoanToAccountTarget,
} from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { CreditLineQueries, type CurrentCreditLine } from '@/application/revolving-line/credit-line-queries'
import { hasCreatedLoan } from '@/application/revolving-line/credit-line-loan-summary-query'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import {
  RequestCreditLineLoan,
  creditLineOperationOwner,
  type CreditLineLoanBlocker,
  type CreditLineLoanRequest,
} from '@/application/revolving-line/request-credit-line-loan'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { ExactlyOnce, type NotSentReason, type AttemptedOperation } from '@/application/shared/exactly-once'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { OperationOutcomeFollower, type FinalOperationAnswer } from '@/ui/shared/operation-outcome-follower'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'
import { LoanApprovalNotice } from './loan-approval-notice'
import { loanNotSentToast } from './loan-not-sent-toast'
import type {
  ChoosingPlanState,
  CreditLineLoanRequestState,
  CreditLinePlanState,
  EarlierCreditLineLoan,
} from './credit-line-plan-state'

const texts = creditLineLoanRequestTexts.plan

/**
 * The step of a loan request in which the customer chooses a repayment plan and sends the request. Source:
 * REV-03, REV-04, REV-09, REV-10.
 */
@injectable()
export class CreditLinePlanViewModel {
  chosenPlanId: string | undefined = undefined
  requestState: CreditLineLoanRequestState = { phase: 'none' }
  private hasLeft = false

  constructor(
    @inject(CreditLineQueries) private readonly queries: CreditLineQueries,
    @inject(RequestCreditLineLoan) private readonly request: RequestCreditLineLoan,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CreditLineLoansOnOtherDevices)
    private readonly loansOnOtherDevices: CreditLineLoansOnOtherDevices,
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(LoanApprovalNotice) private readonly approvalNotice: LoanApprovalNotice,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLinePlanState>,
  ) {
    observeFields(this, 'chosenPlanId', 'requestState')
  }

  onMount(): () => void {
    this.hasLeft = false
    this.startOrFollow()
    return () => {
      this.hasLeft = true
      this.pendingRequest.cancel()
      this.outcomeFollower.stopFollowing()
      this.asyncState.cancelRequest()
    }
  }

  /** What the loan costs in all with the chosen plan; undefined until a plan is chosen. Source: REV-09. */
  get costOfChosenPlan(): LoanCost | undefined {
    const chosen = this.chosen
    return chosen && costOfPlan(chosen.loadedState.amount, chosen.option)
  }

  choosePlan(lineId: string): void {
    this.chosenPlanId = lineId
    const chosen = this.chosen
    if (!chosen) return
    this.store.updateRequest({ option: repaymentPlanTerms(chosen.option) })
  }

  async submit(): Promise<void> {
    const chosen = this.chosen
    if (!chosen || this.requestState.phase === 'sending') return
    const { loadedState, option: plan } = chosen
    const { customer, line } = loadedState.currentCreditLine
    const acknowledgedKeys = [...this.acknowledgedKeys(), ...loadedState.otherDeviceLoans.map(({ id }) => id)]
    const { amount } = loadedState
    await this.send({ customer, amount, plan, seenRemainingAmount: line.remainingAmount, acknowledgedKeys })
  }

  /** Whether a loan request of unknown outcome can be sent again from this device. */
  get canRetry(): boolean {
    const { requestState } = this
    return requestState.phase === 'outcome-unknown' && requestState.operation.terms.kind === 'line-loan'
  }

  async retry(): Promise<void> {
    if (this.requestState.phase !== 'outcome-unknown') return
    const { operation: operationToRetry } = this.requestState
    const { amount, terms, before } = operationToRetry
    const customer = this.sessions.customer()
    if (!customer || terms.kind !== 'line-loan') return
    const acknowledgedKeys = this.acknowledgedKeys()
    const { plan } = terms
    const seenRemainingAmount = before.due
    await this.send({ customer, amount, plan, seenRemainingAmount, acknowledgedKeys, operationToRetry })
  }

  choosePlanAgain(): void {
    this.requestState = { phase: 'none' }
    this.startOrFollow()
  }

  private startOrFollow(): void {
    const stored = this.store.current()
    const outcomeUnknown = this.outcomeUnknown()
    if (outcomeUnknown) this.follow(outcomeUnknown)
    else if (hasCreatedLoan(stored) || this.approvalNotice.resumeApprovedLoan()) this.goToStep('identidad')
    else if (!stored) this.goToStep('importe')
    else {
      this.chosenPlanId = stored.option?.lineId
      this.asyncState.load(
        () => this.find(stored.amount),
        (found) => (found.ok ? this.toState(found.value, stored.amount) : failedPhase(found.failure)),
      )
    }
  }

  private async find(amount: Cents): Promise<Result<LoadedPlanChoice, GatewayFailure>> {
    const today = await this.queries.currentCreditLine()
    if (!today.ok) return today
    const { customer, line, status } = today.value
    if (status !== 'open' || !fitsCreditLine(amount, line))
      return success({ currentCreditLine: today.value, options: [], otherDeviceLoans: [] })
    const [plan, otherDeviceLoans] = await Promise.all([
      this.queries.repaymentPlansForAmount(amount),
      this.loansOnOtherDevices.fetchLoansOnOtherDevices({ customer, amount }, line),
    ])
    return plan.ok ? success({ currentCreditLine: today.value, options: plan.value, otherDeviceLoans }) : plan
  }

  private toState(found: LoadedPlanChoice, amount: Cents): CreditLinePlanState | FailedPhase | undefined {
    const { currentCreditLine, options, otherDeviceLoans } = found
    const { line, status } = currentCreditLine
    if (status !== 'open') return { phase: 'closed', status }
    if (!fitsCreditLine(amount, line)) {
      this.toasts.show({ text: texts.creditLineChanged, tone: 'info' })
      this.goToStep('importe')
      return undefined
    }
    if (options.length === 0) return { phase: 'no-plan' }
    const earlierUses = this.earlierLoans(otherDeviceLoans)
    return { phase: 'choosing', currentCreditLine, amount, options, otherDeviceLoans, earlierUses }
  }

  private async send(request: CreditLineLoanRequest): Promise<void> {
    this.requestState = { phase: 'sending' }
    const placed = this.request.execute(request, { hasLeftScreen: () => this.hasLeft }).then((answer) => {
      // Stored even if the customer has left: they continue from here when they return.
      if (answer.ok && answer.value.outcome.kind === 'confirmed')
        this.store.saveCreatedLoan(request, answer.value.outcome.reference)
      return answer
    })
    await this.pendingRequest.waitForAnswer(placed, (answer) => this.showAttempt(answer))
  }

  private showAttempt(placed: Result<AttemptedOperation, NotSentReason<CreditLineLoanBlocker>>): void {
    if (!placed.ok) {
      this.showNotSentReason(placed.failure)
      return
    }
    const { operation, outcome } = placed.value
    switch (outcome.kind) {
      case 'confirmed':
        this.goToStep('identidad')
        return
      case 'rejected':
        this.requestState = { phase: 'refused', notDone: outcome.notDone, code: outcome.reason }
        return
      case 'unknown':
        this.follow(operation)
    }
  }

  /** Shows why the customer's request for a loan was not sent to the lender. */
  private showNotSentReason(reason: NotSentReason<CreditLineLoanBlocker>): void {
    this.requestState = { phase: 'none' }
    const stored = this.store.current()
    const created = hasCreatedLoan(stored) ? stored : undefined
    const toast = loanNotSentToast(reason, created)
    if (toast) this.toasts.show(toast)
    const canSendAgain = reason.kind === 'line-not-known' || reason.kind === 'in-progress'
    if (created || !canSendAgain) this.startOrFollow()
  }

  private follow(operation: OperationRecord): void {
    const customer = this.sessions.customer()
    if (!customer) return
    this.requestState = { phase: 'outcome-unknown', operation }
    this.outcomeFollower.followToOutcome(operation, creditLineOperationOwner(customer), {
      onEnd: (end) => this.finishRequest(customer, operation, end),
      onReleased: this.choosePlanAgain,
    })
  }

  private finishRequest(
    customer: CreditLineLoanRequest['customer'],
    { amount, terms }: OperationRecord,
    { operation: ended, loanId, errorCode }: FinalOperationAnswer,
  ): void {
    const notDone = ended && OperationNotDoneProof.fromOperation(ended)
    runInAction(() => {
      if (notDone) this.requestState = { phase: 'refused', notDone, code: errorCode }
      else {
        if (terms.kind === 'line-loan')
          this.store.saveCreatedLoan({ customer, amount, plan: terms.plan }, loanId)
        this.goToStep('identidad')
      }
    })
  }

  private outcomeUnknown(): OperationRecord | undefined {
    return this.recentUnrejectedRequests().find(hasUnknownOutcome)
  }

  /**
   * Returns the loans that the customer requested on this device in the last 48 hours and that were created.
   */
  private recentCreatedLoans(): readonly OperationRecord[] {
    return this.recentUnrejectedRequests().filter((each) => !hasUnknownOutcome(each))
  }

  /** Returns the idempotency keys of the recent loans that were created. They do not block a new request. */
  private acknowledgedKeys(): readonly string[] {
    return this.recentCreatedLoans().map(({ idempotencyKey }) => idempotencyKey)
  }

  /**
   * Returns this device's recent loan requests that were not rejected: those with an unknown outcome first,
   * then the others, the latest first.
   */
  private recentUnrejectedRequests(): readonly OperationRecord[] {
    const customer = this.sessions.customer()
    if (!customer) return []
    const unacknowledged: OperationRecord[] = []
    const next = () =>
      this.exactlyOnce.firstUnacknowledgedOperation({
        owner: creditLineOperationOwner(customer),
        target: creditLineLoanToAccountTarget,
        acknowledgedKeys: unacknowledged.map(({ idempotencyKey }) => idempotencyKey),
      })
    for (let each = next(); each; each = next()) unacknowledged.push(each)
    return unacknowledged
  }

  /** Returns earlier loans from the credit line: the latest of this device, and those of other devices. */
  private earlierLoans(elsewhere: readonly OperationFromOtherDevice[]): readonly EarlierCreditLineLoan[] {
    const earlier = [...this.recentCreatedLoans().slice(0, 1), ...elsewhere]
    return earlier.map(({ amount, at }) => ({ amount, day: dayInBuenosAires(at) }))
  }

  private get chosen():
    | { readonly loadedState: ChoosingPlanState; readonly option: RepaymentPlan }
    | undefined {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'choosing') return undefined
    const option = loadedState.options.find(({ lineId }) => lineId === this.chosenPlanId)
    return option && { loadedState, option }
  }

  private goToStep(step: 'importe' | 'identidad'): void {
    const to = addresses.creditLineRequest.createPath(step === 'importe' ? {} : { step })
    this.navigation.goTo(to, { replace: true })
  }
}

interface LoadedPlanChoice {
  readonly currentCreditLine: CurrentCreditLine
  readonly options: readonly RepaymentPlan[]
  readonly otherDeviceLoans: readonly OperationFromOtherDevice[]
}
