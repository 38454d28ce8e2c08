import { inject, injectable } from 'inversify'
import type { RefinancingStep } from '@/domain/refinancing/refinancing-step'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import type { UnsentRefinancingOperation } from '@/application/refinancing/refinancing-progress.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'

const stepAddresses = {
  home: addresses.refinancing,
  plan: addresses.refinancingPlan,
  selfie: addresses.refinancingSelfie,
  card: addresses.refinancingCard,
  summary: addresses.refinancingSummary,
  result: addresses.refinancingResult,
} as const

/** Decides which step of the refinancing the customer may open. Source: REF-04. */
@injectable()
export class RefinancingGuard {
  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(DownPaymentRecords) private readonly downPayments: DownPaymentRecords,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  /**
   * Returns whether the customer may open the given step. If an earlier step is not done or the address
   * contains a refinancing link, redirects and returns false. A new refinancing link leads to the first
   * screen, which removes the link from the address. If the lender did not receive the down payment of another
   * loan, the steps after the plan lead to the plan, which shows that loan.
   */
  ensureStepAllowed(step: RefinancingStep): boolean {
    const { hash } = addresses.refinancing.parse(this.navigation)
    const isOther = hash !== undefined && hash !== this.journey.progress().hash
    const before = isOther
      ? 'home'
      : (this.journey.findStepToCompleteFirst(step) ?? this.findStepOfRetry(step))
    if (before === undefined && hash === undefined) return true
    const to =
      before === 'home'
        ? addresses.refinancing.createPath({ hash })
        : stepAddresses[before ?? step].createPath()
    this.navigation.goTo(to, { replace: true })
    return false
  }

  /**
   * Returns whether the refinancing link is still valid and the earlier steps are done. If not, redirects to
   * the first step that is not done; without a valid link, that is the first screen. Source: REF-02.
   */
  ensureLinkValid(step: RefinancingStep): boolean {
    const before = this.journey.findStepToCompleteFirst(step)
    if (before === undefined) return true
    this.goBackToStep(before)
    return false
  }

  /**
   * Goes back to the first screen of the refinancing, because the lender's proposal has changed. That screen
   * shows the current proposal. It also says what was not sent: the loan request or the down payment
   * (`notSent`). Source: REF-11.
   */
  showChangedProposal(notSent: UnsentRefinancingOperation): void {
    this.journey.updateProgress({ notSent })
    this.goBackToStep('home')
  }

  goToStep(step: 'home' | RefinancingStep): void {
    this.navigation.goTo(stepAddresses[step].createPath())
  }

  goBackToStep(step: 'home' | RefinancingStep): void {
    this.navigation.goTo(stepAddresses[step].createPath(), { replace: true })
  }

  /**
   * Returns the plan step if the lender did not receive the down payment of another loan than the one with
   * which the customer would go on; undefined otherwise. Source: REF-09, REF-11.
   */
  private findStepOfRetry(step: RefinancingStep): 'plan' | undefined {
    const link = this.journey.openedLink()
    const progress = this.journey.progress()
    const { proposal, created } = progress
    if (step === 'plan' || step === 'result') return undefined
    if (link === undefined || link === 'unreadable' || !proposal || !created) return undefined
    if (!this.downPayments.downPaymentToRetry(link)) return undefined
    const loan = this.downPayments.loanToRetry(link, proposal, progress)
    return loan?.loanId === created.loanId ? undefined : 'plan'
  }
}
