import { inject, injectable } from 'inversify'
import { costOfCreatedLoan } from '@/domain/loan-cost/repayment-plan'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { DownPaymentRecords, loanIdOfDownPayment } from '@/application/refinancing/down-payment-records'
import { PayDownPayment } from '@/application/refinancing/pay-down-payment'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import type { CreatedRefinancing } from '@/application/refinancing/refinancing-progress.port'
import {
  operationOwnerNamedByLink,
  RefinancingOperationChecks,
  type ProposalCheckFailure,
} from '@/application/refinancing/refinancing-operations'
import type { NotSentReason, AttemptedOperation } from '@/application/shared/exactly-once'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { LoanTermsFileOpener } from '@/ui/loan-cost/loan-terms-file-opener'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { refinancingTexts, retryDownPaymentWithSameCardText } from '@/ui/texts/refinancing.texts'
import { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { RefinancingGuard } from './refinancing-guard'
import { createSummaryState, type RefinancingSummaryState } from './refinancing-summary-state'

interface OpenedRefinancing {
  readonly link: RefinancingLink
  readonly proposal: RefinancingProposal
  readonly createdRefinancing: CreatedRefinancing
}

/** The screen for agreeing to a refinancing and making its down payment. Source: REF-09, REF-11. */
@injectable()
export class RefinancingSummaryViewModel {
  hasAgreed = false
  /** Whether the down payment has been sent. From then on the card may have been charged. */
  wasPaymentSent = false
  private hasLeft = false

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(LoanCostQueries) private readonly costs: LoanCostQueries,
    @inject(PayDownPayment) private readonly payDownPayment: PayDownPayment,
    @inject(RefinancingOperationChecks) private readonly operations: RefinancingOperationChecks,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(LoanTermsFileOpener) readonly termsOpener: LoanTermsFileOpener,
    @inject(AsyncState) readonly asyncState: AsyncState<RefinancingSummaryState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'hasAgreed', 'wasPaymentSent')
  }

  onMount(): () => void {
    this.hasLeft = false
    this.showPaymentOrTerms()
    return () => {
      this.hasLeft = true
      this.asyncState.cancelRequest()
      this.pendingRequest.cancel()
      this.outcomeFollower.stopFollowing()
      this.termsOpener.cancelOpening()
      if (!addresses.refinancingCard.matches(this.navigation.path())) this.journey.enteredCard.forgetSecrets()
    }
  }

  setHasAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  async openTerms(): Promise<void> {
    const loanId = this.journey.progress().created?.loanId
    if (loanId !== undefined) await this.termsOpener.open(() => this.costs.loanAgreement(loanId))
  }

  async submit(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'agreeing' || !this.hasAgreed || !this.guard.ensureLinkValid('summary')) return
    const opened = this.openedRefinancing
    const identityCheck = this.journey.progress().validatedBy
    if (!opened || !identityCheck) return
    const { link, proposal, createdRefinancing } = opened
    this.wasPaymentSent = false
    this.asyncState.showLoadedState({ ...loadedState, phase: 'paying' })
    const paying = this.payDownPayment.execute({
      link,
      proposal,
      loanId: createdRefinancing.loanId,
      acknowledgedPaymentKeys: this.journey.acknowledgedPaymentKeys(),
      identityCheck,
      cardNumber: this.journey.enteredCard.cardNumber(),
      takeCard: () => this.journey.enteredCard.takeCard(),
      hasLeftScreen: () => this.hasLeft,
      onSending: this.markPaymentAsSent,
    })
    await this.pendingRequest.waitForAnswer(paying, (attempted) => this.showOutcome(attempted, opened))
  }

  /** Records that the down payment is being sent. From then on the card may be charged. */
  markPaymentAsSent(): void {
    this.wasPaymentSent = true
  }

  /** Message for screen readers while the down payment is checked and sent. */
  get progressMessage(): string {
    const { checking, paying } = refinancingTexts.summary
    if (!this.wasPaymentSent) return checking
    return this.pendingRequest.slowRequestMessage ?? paying
  }

  goBackToCardStep(): void {
    this.guard.goBackToStep('card')
  }

  goBack(): void {
    this.guard.goToStep('card')
  }

  repeatIdentityCheck(): void {
    this.guard.goToStep('selfie')
  }

  returnToFirstStep(): void {
    this.guard.goToStep('home')
  }

  forgetSecrets(): void {
    this.journey.enteredCard.forgetSecrets()
  }

  private get openedRefinancing(): OpenedRefinancing | undefined {
    const link = this.journey.openedLink()
    const { proposal, created: createdRefinancing } = this.journey.progress()
    if (link === undefined || link === 'unreadable' || !proposal || !createdRefinancing) return undefined
    return { link, proposal, createdRefinancing }
  }

  /** Shows an earlier down payment that may have been made. If there is none, shows the terms to agree to. */
  private showPaymentOrTerms(): void {
    const opened = this.openedRefinancing
    const known = opened && this.operations.storedOperations(opened.link, 'refinancing-down-payment')
    const paid = opened && known?.completed.find((each) => this.isOfThisRefinancing(each, opened))
    if (paid) this.goToResult(paid)
    else if (opened && known?.latestOfUnknownOutcome && !this.canRetry(known.latestOfUnknownOutcome))
      this.showUnknownOutcome(known.latestOfUnknownOutcome, opened)
    else if (this.guard.ensureStepAllowed('summary') && opened)
      this.prepare(opened, known?.latestOfUnknownOutcome !== undefined)
  }

  /**
   * Returns whether the customer can retry this down payment: the lender did not receive it, and they
   * have typed the card again.
   */
  private canRetry(operation: OperationRecord): boolean {
    return mayRetryOperation(operation) && this.journey.enteredCard.isComplete()
  }

  private prepare({ proposal, createdRefinancing: created }: OpenedRefinancing, isRetry: boolean): void {
    const card = this.journey.enteredCard.typedCard()
    if (!card) return
    this.asyncState.load(
      () => this.costs.costDetail(created.loanId),
      (detail) => {
        if (detail.ok)
          this.storeFirstDueDate(costOfCreatedLoan(proposal.refinancingAmount, created.plan, detail.value))
        return createSummaryState({ detail, proposal, created, card, isRetry })
      },
    )
  }

  /** Stores the due date of the first installment for the result screen. Source: REF-10. */
  private storeFirstDueDate({ firstDueDate }: LoanCost): void {
    if (firstDueDate !== undefined) this.journey.updateProgress({ firstDueDate })
  }

  private showOutcome(
    attempted: Result<AttemptedOperation<DownPaymentRefusalReason>, NotSentReason<ProposalCheckFailure>>,
    opened: OpenedRefinancing,
  ): void {
    if (!attempted.ok) {
      this.showWhyNotSent(attempted.failure, opened)
      return
    }
    const { outcome, operation } = attempted.value
    // The customer has read and accepted this very payment, with whichever link it was first made.
    if (outcome.kind === 'confirmed') this.goToResult(operation)
    else if (outcome.kind === 'rejected') this.showRejection(operation, outcome.notDone, outcome.reason)
    else this.showUnknownOutcome(operation, opened)
  }

  private showWhyNotSent(reason: NotSentReason<ProposalCheckFailure>, opened: OpenedRefinancing): void {
    switch (reason.kind) {
      case 'unacknowledged':
        if (reason.operation.status !== 'confirmed') this.showUnknownOutcome(reason.operation, opened)
        else if (this.isOfThisRefinancing(reason.operation, opened)) this.goToResult(reason.operation)
        else this.guard.goBackToStep('home')
        return
      case 'changed':
      case 'not-offered':
        this.guard.showChangedProposal('payment')
        return
      case 'not-known':
        this.showNotSentReason(gatewayFailureText(reason.cause))
        return
      case 'in-progress':
        this.showNotSentReason(refinancingTexts.summary.inProgress)
        return
      case 'newer-release':
        this.showNotSentReason(refinancingTexts.newerRelease)
        return
      case 'other-card':
        this.showNotSentReason(retryDownPaymentWithSameCardText(reason.operation))
        return
      case 'other-customer':
      case 'left':
    }
  }

  /**
   * Shows the down payment's rejection. Discards the identity check if it has expired, and the loan if it can no
   * longer be paid, so that the customer chooses a plan again. Source: ACC-37, REF-09, REF-11.
   */
  private showRejection(
    operation: OperationRecord,
    notDone: OperationNotDoneProof,
    refusal: DownPaymentRefusalReason | undefined,
  ): void {
    if (refusal === 'identity-check-over') this.journey.endIdentityCheck()
    const loanId = loanIdOfDownPayment(operation)
    if (refusal === 'not-available' && loanId !== undefined) this.journey.discardLoan(loanId)
    this.asyncState.showLoadedState({ phase: 'refused', notDone, refusal })
  }

  /** Shows why the down payment was not sent. The card is still in memory for another try. */
  private showNotSentReason(problem: string): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'paying')
      this.asyncState.showLoadedState({ ...loadedState, phase: 'agreeing', problem })
  }

  private showUnknownOutcome(operation: OperationRecord, opened: OpenedRefinancing): void {
    this.asyncState.showLoadedState({ phase: 'outcome-unknown' })
    const goBackToOffer = (): void => this.guard.goBackToStep('home')
    this.outcomeFollower.followToOutcome(operation, operationOwnerNamedByLink(opened.link.taxId), {
      onEnd: ({ operation: ended = operation, downPaymentRefusal }) => {
        const notDone = OperationNotDoneProof.fromOperation(ended)
        // What became of another link's payment says nothing about this one. The first screen asks the lender.
        if (!this.isOfThisRefinancing(operation, opened)) goBackToOffer()
        else if (!notDone) this.goToResult(operation)
        else if (loanIdOfDownPayment(ended) === opened.createdRefinancing.loanId)
          this.showRejection(ended, notDone, downPaymentRefusal)
        // The refused payment was for another plan. Neither the plan nor the check of this tab was used.
        else this.showPaymentOrTerms()
      },
      onReleased: goBackToOffer,
    })
  }

  /** Shows the result of the down payment. What this tab knows of another loan than the paid one is discarded. */
  private goToResult(downPayment: OperationRecord): void {
    const { created } = this.journey.progress()
    if (created && created.loanId !== loanIdOfDownPayment(downPayment))
      this.journey.discardLoan(created.loanId)
    this.journey.markDownPaymentPaid()
    this.guard.goBackToStep('result')
  }

  /**
   * Returns whether this is the down payment of the refinancing to which the customer agrees. A payment of another
   * loan, of which they read before they went on, is not.
   */
  private isOfThisRefinancing(
    downPayment: OperationRecord,
    { link, createdRefinancing }: OpenedRefinancing,
  ): boolean {
    if (loanIdOfDownPayment(downPayment) === createdRefinancing.loanId) return true
    if (this.journey.acknowledgedPaymentKeys().includes(downPayment.idempotencyKey)) return false
    return this.downPayments.isOfRefinancing(downPayment, link, createdRefinancing)
  }
}
