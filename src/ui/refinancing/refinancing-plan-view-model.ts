import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { inject, injectable } from 'inversify'
import { costOfPlan, type RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { CreateRefinancing, type RefinancingLoanBlocker } from '@/application/refinancing/create-refinancing'
import {
  operationOwnerNamedByLink,
  RefinancingOperationChecks,
  requestedRepaymentPlan,
} from '@/application/refinancing/refinancing-operations'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import type { CreatedRefinancing } from '@/application/refinancing/refinancing-progress.port'
import { RefinancingQueries } from '@/application/refinancing/refinancing-queries'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { NotSentReason, AttemptedOperation } from '@/application/shared/exactly-once'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { refinancingLoanNotCreatedText, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { OperationOutcomeFollower, type FinalOperationAnswer } from '@/ui/shared/operation-outcome-follower'
import { RefinancingGuard } from './refinancing-guard'
import { createPaymentRetryState, type RefinancingPlanState } from './refinancing-plan-state'

interface OpenedRefinancing {
  readonly link: RefinancingLink
  readonly proposal: RefinancingProposal
}

/**
 * The screen on which the customer chooses the plan of a refinancing. When they continue, the loan is
 * created. Source: REF-05, REF-11.
 */
@injectable()
export class RefinancingPlanViewModel {
  /** The lender's id of the plan that the customer has chosen; undefined until they choose one. */
  chosenPlanId: string | undefined = undefined
  private hasLeft = false

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingQueries) private readonly queries: RefinancingQueries,
    @inject(CreateRefinancing) private readonly createRefinancing: CreateRefinancing,
    @inject(RefinancingOperationChecks) private readonly operations: RefinancingOperationChecks,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(AsyncState) readonly asyncState: AsyncState<RefinancingPlanState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'chosenPlanId')
  }

  onMount(): () => void {
    this.hasLeft = false
    const who = this.guard.ensureStepAllowed('plan') ? this.openedRefinancing : undefined
    if (who) this.open(who)
    return () => {
      this.hasLeft = true
      this.asyncState.cancelRequest()
      this.pendingRequest.cancel()
      this.outcomeFollower.stopFollowing()
    }
  }

  get proposal(): RefinancingProposal | undefined {
    return this.journey.progress().proposal
  }

  /**
   * What the refinancing costs with the chosen plan, shown before its loan is created; undefined until a
   * plan is chosen. Source: REV-09.
   */
  get costOfChosenPlan(): LoanCost | undefined {
    const { loadedState } = this.asyncState
    if (!loadedState || !('plans' in loadedState) || loadedState.phase === 'outcome-unknown') return undefined
    const plan = loadedState.plans.find(({ lineId }) => lineId === this.chosenPlanId)
    return plan && this.proposal && costOfPlan(this.proposal.refinancingAmount, plan)
  }

  choosePlan(lineId: string): void {
    this.chosenPlanId = lineId
  }

  async submit(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'retrying-payment') {
      this.goToIdentityCheck(loadedState.loan)
      return
    }
    if (loadedState?.phase !== 'choosing') return
    const plan = loadedState.plans.find(({ lineId }) => lineId === this.chosenPlanId)
    if (!plan || !this.guard.ensureLinkValid('plan')) return
    await this.create(plan, loadedState.plans)
  }

  /**
   * Sends a loan request again, with the same plan, after the lender did not receive it. The plan does not
   * have to be one that the lender offers now: the lender decides. Source: REF-11, REV-10.
   */
  async retry(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'outcome-unknown') return
    const { operation, plans } = loadedState
    const plan = requestedRepaymentPlan(operation, plans)
    if (plan) await this.create(plan, plans, operation)
    else this.asyncState.showLoadedState({ phase: 'choosing', plans })
  }

  goBack(): void {
    this.guard.goToStep('home')
  }

  private get openedRefinancing(): OpenedRefinancing | undefined {
    const link = this.journey.openedLink()
    const { proposal } = this
    return link !== undefined && link !== 'unreadable' && proposal ? { link, proposal } : undefined
  }

  /**
   * Loads the plans. If a down payment may still be made and cannot be sent again for this proposal, leads to
   * the first screen instead, which shows that payment. Source: REF-11.
   */
  private open(opened: OpenedRefinancing): void {
    const { link, proposal } = opened
    const { latestOfUnknownOutcome } = this.operations.storedOperations(link, 'refinancing-down-payment')
    const loan = this.downPayments.loanToRetry(link, proposal, this.journey.progress())
    if (latestOfUnknownOutcome && !loan) {
      this.guard.goBackToStep('home')
      return
    }
    this.chosenPlanId = (loan ?? this.journey.progress().created)?.plan.lineId
    this.loadPlans(opened)
  }

  /**
   * Asks the lender for the plans. `problem` is the reason why the customer has to choose a plan again;
   * undefined if this is their first choice.
   */
  private loadPlans({ link, proposal }: OpenedRefinancing, problem?: string): void {
    const { refinancingAmount } = proposal
    this.asyncState.load(
      () => this.queries.repaymentPlans({ link, refinancingAmount }),
      (found) => this.toState(found, { link, proposal }, problem),
    )
  }

  private toState(
    found: Result<readonly RepaymentPlan[], GatewayFailure>,
    { link, proposal }: OpenedRefinancing,
    problem: string | undefined,
  ): RefinancingPlanState | FailedPhase {
    if (!found.ok) return failedPhase(found.failure)
    const plans = found.value
    const loan = this.downPayments.loanToRetry(link, proposal, this.journey.progress())
    if (loan) return createPaymentRetryState(loan, plans)
    const { latestOfUnknownOutcome } = this.operations.storedOperations(link, 'refinancing-loan')
    if (latestOfUnknownOutcome) return this.followToState(latestOfUnknownOutcome, plans)
    if (plans.length === 0) return { phase: problem === undefined ? 'empty' : 'none-left' }
    return { phase: 'choosing', plans, ...(problem !== undefined && { problem }) }
  }

  private async create(
    plan: RepaymentPlan,
    plans: readonly RepaymentPlan[],
    operationToRetry?: OperationRecord,
  ): Promise<void> {
    const { openedRefinancing } = this
    if (!openedRefinancing) return
    const { link, proposal } = openedRefinancing
    this.outcomeFollower.stopFollowing()
    const shownPlans = operationToRetry ? [plan] : plans
    this.asyncState.showLoadedState({ phase: 'creating', plan, plans: shownPlans })
    const creating = this.createRefinancing.execute({
      link,
      proposal,
      plan,
      acknowledgedPaymentKeys: this.journey.acknowledgedPaymentKeys(),
      operationToRetry,
      hasLeftScreen: () => this.hasLeft,
    })
    await this.pendingRequest.waitForAnswer(creating, (attempted) => this.showOutcome(attempted, plan, plans))
  }

  private showOutcome(
    attempted: Result<
      AttemptedOperation<RefinancingLoanRefusalReason>,
      NotSentReason<RefinancingLoanBlocker>
    >,
    plan: RepaymentPlan,
    plans: readonly RepaymentPlan[],
  ): void {
    if (!attempted.ok) {
      this.showWhyNotSent(attempted.failure, plan, plans)
      return
    }
    const { outcome, operation } = attempted.value
    if (outcome.kind === 'confirmed' && outcome.reference !== undefined)
      this.goToIdentityCheck({ plan, loanId: outcome.reference })
    else if (outcome.kind === 'rejected') this.showRejection(outcome.reason, plans)
    else this.asyncState.showLoadedState(this.followToState(operation, plans))
  }

  private showWhyNotSent(
    reason: NotSentReason<RefinancingLoanBlocker>,
    plan: RepaymentPlan,
    plans: readonly RepaymentPlan[],
  ): void {
    switch (reason.kind) {
      case 'unacknowledged':
        // The loan of this plan was created before.
        if (reason.operation.reference !== undefined)
          this.goToIdentityCheck({ plan, loanId: reason.operation.reference })
        else this.asyncState.showLoadedState(this.followToState(reason.operation, plans))
        return
      case 'changed':
      case 'not-offered':
        this.guard.showChangedProposal('loan')
        return
      case 'down-payment-outcome-unknown':
      case 'down-payment-unacknowledged':
        // The first screen shows that payment.
        this.guard.goBackToStep('home')
        return
      case 'not-known':
        this.refuse(refinancingLoanNotCreatedText(reason.cause), plans)
        return
      case 'in-progress':
        this.refuse(refinancingTexts.plan.inProgress, plans)
        return
      case 'newer-release':
        this.refuse(refinancingTexts.newerRelease, plans)
        return
      case 'other-customer':
      case 'other-card':
      case 'left':
    }
  }

  /**
   * Says why the lender refused the loan. If the lender no longer offers the chosen plan, loads its current
   * plans. If it has withdrawn its proposal, shows no plan.
   */
  private showRejection(
    reason: RefinancingLoanRefusalReason | undefined,
    plans: readonly RepaymentPlan[],
  ): void {
    if (reason === 'not-available') {
      this.asyncState.showLoadedState({ phase: 'not-available' })
      return
    }
    const { openedRefinancing } = this
    const problem = refinancingLoanNotCreatedText(reason)
    if (reason !== 'plan-not-offered' || !openedRefinancing) {
      this.refuse(problem, plans)
      return
    }
    this.chosenPlanId = undefined
    this.loadPlans(openedRefinancing, problem)
  }

  private refuse(problem: string, plans: readonly RepaymentPlan[]): void {
    this.asyncState.showLoadedState({ phase: 'choosing', plans, problem })
  }

  private followToState(operation: OperationRecord, plans: readonly RepaymentPlan[]): RefinancingPlanState {
    const { openedRefinancing } = this
    if (openedRefinancing)
      this.outcomeFollower.followToOutcome(
        operation,
        operationOwnerNamedByLink(openedRefinancing.link.taxId),
        {
          onEnd: (end) => this.settle(end, operation, plans),
          onReleased: () => this.loadPlans(openedRefinancing),
        },
      )
    return { phase: 'outcome-unknown', operation, plans }
  }

  private settle(
    { operation: ended, loanId, refinancingLoanRefusal }: FinalOperationAnswer,
    operation: OperationRecord,
    plans: readonly RepaymentPlan[],
  ): void {
    const plan = requestedRepaymentPlan(operation, plans)
    if (ended && OperationNotDoneProof.fromOperation(ended)) this.showRejection(refinancingLoanRefusal, plans)
    else if (plan && loanId !== undefined) this.goToIdentityCheck({ plan, loanId })
    else this.asyncState.showLoadedState({ phase: 'choosing', plans })
  }

  private goToIdentityCheck(loan: CreatedRefinancing): void {
    this.journey.saveCreatedLoan(loan)
    this.guard.goToStep('selfie')
  }
}
