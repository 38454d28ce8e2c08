import { inject, injectable } from 'inversify'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import {
  readIdentityCheckFromQuery,
  removeIdentityCheckFromQuery,
} from '@/application/access/returned-identity-check'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { ConfirmRefinancingIdentity } from '@/application/refinancing/confirm-refinancing-identity'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { RefinancingGuard } from './refinancing-guard'

type RefinancingIdentityCheckState =
  | { readonly phase: 'checking' }
  /**
   * State in which the customer's identity was not confirmed. `unanswered`: the lender's answer was lost; the
   * portal can ask again about the same identity check.
   */
  | {
      readonly phase: 'not-validated'
      readonly unanswered?: { readonly failure: GatewayFailure; readonly check: IdentityCheckReference }
    }

/** The screen of a refinancing that shows the result of the selfie. Source: REF-07. */
@injectable()
export class RefinancingIdentityCheckViewModel {
  state: RefinancingIdentityCheckState = { phase: 'checking' }

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(ConfirmRefinancingIdentity) private readonly confirmIdentity: ConfirmRefinancingIdentity,
    @inject(RefinancingGuard) private readonly guard: RefinancingGuard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const search = this.navigation.queryString()
    const check = readIdentityCheckFromQuery(search)
    if (check === undefined) this.settle()
    else {
      this.journey.storeReturnedIdentityCheck(check)
      // Removing the provider's parameters changes the address, which starts this screen again.
      this.navigation.goTo(this.navigation.path() + removeIdentityCheckFromQuery(search), { replace: true })
    }
    return this.pendingRequest.cancel
  }

  async askForCheckResultAgain(): Promise<void> {
    if (this.state.phase === 'not-validated' && this.state.unanswered)
      await this.confirmCheck(this.state.unanswered.check)
  }

  takeAnotherSelfie(): void {
    this.guard.goBackToStep('selfie')
  }

  returnToFirstStep(): void {
    this.guard.goBackToStep('home')
  }

  private settle(): void {
    const { check, validatedBy } = this.journey.progress()
    if (check !== undefined && check !== 'unreadable') void this.confirmCheck(check)
    else if (validatedBy) this.guard.goBackToStep('card')
    else this.state = { phase: 'not-validated' }
  }

  private async confirmCheck(check: IdentityCheckReference): Promise<void> {
    this.state = { phase: 'checking' }
    await this.pendingRequest.waitForAnswer(this.confirmIdentity.execute(check), (settled) => {
      if (!settled.ok)
        this.state = { phase: 'not-validated', unanswered: { failure: settled.failure, check } }
      else if (settled.value === 'validated') this.guard.goBackToStep('card')
      else this.state = { phase: 'not-validated' }
    })
  }
}
