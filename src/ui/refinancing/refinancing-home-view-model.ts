import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { isProposalPayable, type RefinancingProposal } from '@/domain/refinancing/proposal'
import { refinancingLinkDeadline, type RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import {
  operationOwnerNamedByLink,
  RefinancingOperationChecks,
} from '@/application/refinancing/refinancing-operations'
import type {
  CreatedRefinancing,
  UnsentRefinancingOperation,
} from '@/application/refinancing/refinancing-progress.port'
import { RefinancingQueries } from '@/application/refinancing/refinancing-queries'
import { secondsLeftUntil } from '@/application/shared/countdown'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'

/** What the screen says about earlier payments. */
interface EarlierPayments {
  /**
   * Recent down payments of other refinancings, latest first. They may be for the same debt. The screen shows
   * each of them. Source: REF-11.
   */
  readonly earlierPayments: readonly OperationRecord[]
}

export type RefinancingHomeState =
  /** State of the screen when the customer opened it without a link from the lender. */
  | { readonly phase: 'no-link' }
  | { readonly phase: 'not-a-link' }
  /** State in which the refinancing link has expired, according to the clock of the device. */
  | ({ readonly phase: 'expired' } & EarlierPayments)
  /** State in which the lender says that the refinancing offer has expired or was already accepted. */
  | ({ readonly phase: 'not-offered' } & EarlierPayments)
  /**
   * State in which the down payment of the refinancing was already made, according to this device's records.
   */
  | { readonly phase: 'paid' }
  | { readonly phase: 'outcome-unknown' }
  /**
   * State in which the lender has not received an earlier payment, but may still receive it, and the payment
   * cannot be sent again for this offer: the amounts differ, the plan of its loan is not known here, or its
   * idempotency key has expired. Until it can no longer arrive, the customer cannot pay this offer. Source:
   * REF-11.
   */
  | { readonly phase: 'held-back'; readonly by: OperationRecord }
  | ({
      readonly phase: 'open'
      readonly proposal: RefinancingProposal
      /**
       * Whether the customer has to continue in the support chat. They do if the amount to refinance or the
       * amount to pay today is zero, because a payment of zero cannot be sent. Source: PAY-23.
       */
      readonly isChatOnly: boolean
    } & EarlierPayments)

/**
 * The first screen of a refinancing. It shows the offer to which the link leads, and until when the link
 * is valid. Source: REF-01 to REF-03.
 */
@injectable()
export class RefinancingHomeViewModel {
  /** Seconds until the refinancing link expires; undefined until they are known. */
  secondsUntilLinkExpiry: number | undefined = undefined
  private stop: () => void = () => undefined

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingQueries) private readonly queries: RefinancingQueries,
    @inject(RefinancingOperationChecks) private readonly operations: RefinancingOperationChecks,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<RefinancingHomeState>,
  ) {
    observeFields(this, 'secondsUntilLinkExpiry')
  }

  onMount(): () => void {
    const { hash } = addresses.refinancing.parse(this.navigation)
    if (hash !== undefined) {
      this.journey.openLink(hash)
      // Removing the link's data changes the address, which starts this screen again.
      this.navigation.goTo(addresses.refinancing.createPath(), { replace: true })
      return () => undefined
    }
    this.stop = this.show(this.journey.openedLink())
    return () => this.stop()
  }

  /**
   * What the portal did not send because the lender's proposal had changed: the loan request or the down
   * payment. Undefined if there is nothing to say, or once the customer has continued with the current
   * proposal.
   */
  get notSentOperationKind(): UnsentRefinancingOperation | undefined {
    return this.journey.progress().notSent
  }

  continueToPlans(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'open' || loadedState.isChatOnly || this.secondsUntilLinkExpiry === 0) return
    this.journey.saveProposal(loadedState.proposal, loadedState.earlierPayments)
    this.navigation.goTo(addresses.refinancingPlan.createPath())
  }

  /**
   * Shows the offer again. The customer can then type the card again and repeat a payment that the
   * lender did not receive.
   */
  showOfferAgain(): void {
    const link = this.journey.openedLink()
    if (link === undefined || link === 'unreadable') return
    this.stop()
    this.stop = this.showProposal(link)
  }

  private show(link: RefinancingLink | 'unreadable' | undefined): () => void {
    if (link === undefined || link === 'unreadable') {
      this.asyncState.showLoadedState({ phase: link === undefined ? 'no-link' : 'not-a-link' })
      return () => undefined
    }
    return this.showEarlierPaymentIfAny(link) ?? this.showProposal(link)
  }

  /**
   * Shows an earlier down payment instead of the offer, if one was made or has an unknown outcome, even after
   * the link has expired. Returns undefined if there is none; otherwise a function to call when the customer
   * leaves the screen. Source: REF-11.
   */
  private showEarlierPaymentIfAny(link: RefinancingLink): (() => void) | undefined {
    const { completed, latestOfUnknownOutcome } = this.operations.storedOperations(
      link,
      'refinancing-down-payment',
    )
    if (latestOfUnknownOutcome) {
      this.asyncState.showLoadedState({ phase: 'outcome-unknown' })
      this.outcomeFollower.followToOutcome(latestOfUnknownOutcome, operationOwnerNamedByLink(link.taxId), {
        onEnd: ({ operation }) => {
          const isNotDone = operation && OperationNotDoneProof.fromOperation(operation)
          // Whether the debt of another link is still owed, only the lender knows.
          if (isNotDone || !this.isOfThisRefinancing(latestOfUnknownOutcome, link)) this.showOfferAgain()
          else this.asyncState.showLoadedState({ phase: 'paid' })
        },
        onReleased: this.showOfferAgain,
      })
    } else if (completed.some((each) => this.isOfThisRefinancing(each, link)))
      this.asyncState.showLoadedState({ phase: 'paid' })
    else return undefined
    return () => {
      this.outcomeFollower.stopFollowing()
      this.asyncState.cancelRequest()
    }
  }

  /** Returns whether this is the down payment of the refinancing with this link and the loan `created`. */
  private isOfThisRefinancing(
    downPayment: OperationRecord,
    link: RefinancingLink,
    created: CreatedRefinancing | undefined = this.journey.progress().created,
  ): boolean {
    return this.downPayments.isOfRefinancing(downPayment, link, created)
  }

  /**
   * Returns the state in which the down payment of this refinancing is already made. If it is not, returns the
   * state that `toState` makes with the payments of other refinancings. Source: REF-11.
   */
  private paidStateOr(
    link: RefinancingLink,
    toState: (earlier: EarlierPayments) => RefinancingHomeState,
    created?: CreatedRefinancing,
  ): RefinancingHomeState {
    const { completed } = this.operations.storedOperations(link, 'refinancing-down-payment')
    return completed.some((each) => this.isOfThisRefinancing(each, link, created))
      ? { phase: 'paid' }
      : toState({ earlierPayments: completed })
  }

  private showProposal(link: RefinancingLink): () => void {
    const ticking = secondsLeftUntil(this.clock, refinancingLinkDeadline(link)).subscribe((seconds) =>
      runInAction(() => this.updateTimeLeft(link, seconds)),
    )
    return () => {
      ticking.unsubscribe()
      this.asyncState.cancelRequest()
    }
  }

  /**
   * Shows the seconds left, or that the link has expired. The link can become valid again if the
   * device's clock was ahead and is corrected.
   */
  private updateTimeLeft(link: RefinancingLink, seconds: number): void {
    const wasOpen = this.secondsUntilLinkExpiry !== undefined && this.secondsUntilLinkExpiry > 0
    this.secondsUntilLinkExpiry = seconds
    if (seconds > 0 && !wasOpen) this.find(link)
    if (seconds > 0) return
    if (this.asyncState.loadedState?.phase === 'expired') return
    this.asyncState.cancelRequest()
    this.asyncState.showLoadedState(this.paidStateOr(link, (earlier) => ({ phase: 'expired', ...earlier })))
  }

  private find(link: RefinancingLink): void {
    this.asyncState.load(
      () => this.queries.proposal(link.taxId),
      (found) => this.toState(found, link),
    )
  }

  private toState(
    found: Result<RefinancingProposal | undefined, GatewayFailure>,
    link: RefinancingLink,
  ): RefinancingHomeState | FailedPhase {
    if (!found.ok)
      return isCustomerNotFound(found.failure)
        ? { phase: 'not-a-link' }
        : failedPhase(found.failure, refinancingTexts.home.tooMany)
    const proposal = found.value
    if (!proposal) return this.paidStateOr(link, (earlier) => ({ phase: 'not-offered', ...earlier }))
    const { latestOfUnknownOutcome } = this.operations.storedOperations(link, 'refinancing-down-payment')
    // Only the same amount, for the same loan, can be sent again with the key of the payment that did not arrive.
    const loan = this.downPayments.loanToRetry(link, proposal, this.journey.progress())
    if (latestOfUnknownOutcome && !loan) return { phase: 'held-back', by: latestOfUnknownOutcome }
    const isChatOnly = !isProposalPayable(proposal)
    return this.paidStateOr(link, (earlier) => ({ phase: 'open', proposal, isChatOnly, ...earlier }), loan)
  }
}

function isCustomerNotFound(failure: GatewayFailure): boolean {
  return failure.kind === 'server-failure' && failure.customerProblem === 'not-found'
}
