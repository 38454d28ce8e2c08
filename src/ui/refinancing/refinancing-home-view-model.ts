import { NotDone } from '@/domain/shared/not-done'
import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { canBeTaken, type RefinancingProposal } from '@/domain/refinancing/proposal'
import { linkDeadline, type RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import {
  byLink,
  RefinancingOperations,
  type KnownOperations,
} from '@/application/refinancing/refinancing-operations'
import { RefinancingQueries } from '@/application/refinancing/refinancing-queries'
import { timeLeft } from '@/application/refinancing/time-left'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failed, type Failed } from '@/ui/kit/async-state'
import { observed } from '@/ui/kit/observed'
import { FollowedOperation } from '@/ui/shared/followed-operation'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'

export type RefinancingHomeShown =
  /** The customer came without a link. */
  | { readonly phase: 'no-link' }
  | { readonly phase: 'not-a-link' }
  /** By the clock. */
  | { readonly phase: 'expired' }
  /** By the lender's word: it is over, or was taken. */
  | { readonly phase: 'not-offered' }
  /** By what this device knows. */
  | { readonly phase: 'paid' }
  | { readonly phase: 'outcome-unknown' }
  /** A payment of another amount never arrived, and still may: this one waits. Source: REF-11. */
  | { readonly phase: 'held-back'; readonly by: OperationRecord }
  | {
      readonly phase: 'open'
      readonly proposal: RefinancingProposal
      /**
       * Nothing is refinanced or nothing is paid today: no amount of zero is sent, so it ends in the chat.
       * Source: PAY-23.
       */
      readonly isByChat: boolean
      /**
       * A recent payment with another link of the customer, which may be of the same debt. Source: REF-11.
       */
      readonly paidBefore: OperationRecord | undefined
    }

/** What the link offers, and until when. Source: REF-01 to REF-03. */
@injectable()
export class RefinancingHomeViewModel {
  /** Seconds until the link expires; undefined until the lender has answered. */
  secondsLeft: number | undefined = undefined
  private stop: () => void = () => undefined

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingQueries) private readonly queries: RefinancingQueries,
    @inject(RefinancingOperations) private readonly operations: RefinancingOperations,
    @inject(FollowedOperation) readonly followed: FollowedOperation,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly answer: AsyncState<RefinancingHomeShown>,
  ) {
    observed(this, 'secondsLeft')
  }

  start(): () => void {
    const { hash } = addresses.refinancing.read(this.navigation)
    if (hash !== undefined) {
      this.journey.open(hash)
      // Without its data it is another address, and so another visit of this screen, which goes on.
      this.navigation.go(addresses.refinancing.to(), { replace: true })
      return () => undefined
    }
    this.stop = this.show(this.journey.link())
    return () => this.stop()
  }

  goOn(): void {
    const { shown } = this.answer
    if (shown?.phase !== 'open' || shown.isByChat || this.secondsLeft === 0) return
    this.journey.keep({ proposal: shown.proposal })
    this.navigation.go(addresses.refinancingPlan.to())
  }

  /** Sends again a payment that never reached the lender, with the card that the customer types. */
  retry(): void {
    const link = this.journey.link()
    if (link === undefined || link === 'unreadable') return
    this.stop()
    this.stop = this.showProposal(link)
  }

  private show(link: RefinancingLink | 'unreadable' | undefined): () => void {
    if (link === undefined || link === 'unreadable') {
      this.answer.show({ phase: link === undefined ? 'no-link' : 'not-a-link' })
      return () => undefined
    }
    return this.showPayment(link) ?? this.showProposal(link)
  }

  /** What was paid, or may have been, comes before what is offered, also when the link is over. Source: REF-11. */
  private showPayment(link: RefinancingLink): (() => void) | undefined {
    const { byThisLink, unknown } = this.operations.known(link, 'refinancing-down-payment')
    if (unknown) {
      this.answer.show({ phase: 'outcome-unknown' })
      this.followed.follow(unknown, byLink(link.taxId), ({ operation }) => {
        if (operation && NotDone.of(operation)) this.retry()
        else this.answer.show({ phase: 'paid' })
      })
    } else if (byThisLink.length > 0) this.answer.show({ phase: 'paid' })
    else return undefined
    return () => {
      this.followed.end()
      this.answer.end()
    }
  }

  private showProposal(link: RefinancingLink): () => void {
    const ticking = timeLeft(this.clock, linkDeadline(link)).subscribe((seconds) =>
      runInAction(() => this.tick(link, seconds)),
    )
    return () => {
      ticking.unsubscribe()
      this.answer.end()
    }
  }

  /** A link is over for as long as the clock says so: one that was ahead may be set back. */
  private tick(link: RefinancingLink, seconds: number): void {
    const wasOpen = this.secondsLeft !== undefined && this.secondsLeft > 0
    this.secondsLeft = seconds
    if (seconds > 0 && !wasOpen) this.find(link)
    if (seconds > 0) return
    this.answer.end()
    this.answer.show({ phase: 'expired' })
  }

  private find(link: RefinancingLink): void {
    const known = this.operations.known(link, 'refinancing-down-payment')
    this.answer.ask(
      () => this.queries.proposal(link.taxId),
      (found) => toShown(found, known),
    )
  }
}

function toShown(
  found: Result<RefinancingProposal | undefined, GatewayFailure>,
  { unknown, done: [paidBefore] }: KnownOperations,
): RefinancingHomeShown | Failed {
  if (!found.ok)
    return isNobody(found.failure)
      ? { phase: 'not-a-link' }
      : failed(found.failure, refinancingTexts.home.tooMany)
  if (!found.value) return { phase: 'not-offered' }
  // Only the very same amount goes out again under the key of the one that never arrived.
  if (unknown && unknown.amount !== found.value.debtAmount) return { phase: 'held-back', by: unknown }
  return { phase: 'open', proposal: found.value, isByChat: !canBeTaken(found.value), paidBefore }
}

function isNobody(failure: GatewayFailure): boolean {
  return failure.kind === 'server-failure' && failure.customerProblem === 'not-found'
}
