import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { RefinancingGuard } from './refinancing-guard'

type RefinancingResultState =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'taken'
      readonly paid: Cents
      /**
       * Date on which the first installment falls due; undefined if this device no longer has it or the
       * lender does not give it.
       */
      readonly firstDueDate: CalendarDate | undefined
    }

/** The screen after the down payment, when the refinancing is complete. Source: REF-10. */
@injectable()
export class RefinancingResultViewModel {
  state: RefinancingResultState = { phase: 'opening' }

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(Settings) private readonly settings: Settings,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'state')
  }

  onMount(): void {
    const { proposal, created, firstDueDate = created?.plan.firstDueDate } = this.journey.progress()
    if (!this.guard.ensureStepAllowed('result') || !proposal) return
    this.state = { phase: 'taken', paid: proposal.debtAmount, firstDueDate }
  }

  /** Leaves the refinancing, and deletes everything about it from the device. Source: GEN-11. */
  leaveRefinancing(): void {
    this.journey.forget()
    this.navigation.goTo(addresses.main.createPath())
  }

  leaveForCompanySite(): void {
    this.journey.forget()
    const { company } = this.settings.links
    if (company === undefined) this.navigation.goTo(addresses.main.createPath())
    else this.navigation.openExternalAddress(company)
  }
}
