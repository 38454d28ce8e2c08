import { inject, injectable } from 'inversify'
import { unrecognisedChangeKinds, type UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import { mayReportHaveArrived } from '@/application/protection/may-report-have-arrived'
import type { AccountProtectionFailure } from '@/application/protection/protection.port'
import { ReportUnrecognisedChange } from '@/application/protection/report-unrecognised-change'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  accountProtectionFailureMessage,
  type AccountProtectionMessage,
} from '@/ui/texts/account-protection.texts'
import type { EarlierAttempts } from '@/ui/texts/unconfirmed.texts'

type UnrecognisedChangeState =
  | { readonly phase: 'asking'; readonly failureMessage?: AccountProtectionMessage }
  | { readonly phase: 'sending' }
  /** Only the claim is missing. A lender that does not offer it has protected nothing. */
  | { readonly phase: 'reported'; readonly isAccountProtected: boolean }

/**
 * The screen for an account change that the customer did not make. It ends their other sessions, and then
 * offers a claim about the change, which the customer sends themselves. It offers the claim even if the
 * lender cannot end sessions. Source: ACC-41.
 */
@injectable()
export class UnrecognisedChangeViewModel {
  state: UnrecognisedChangeState = { phase: 'asking' }
  private earlierAttempts: EarlierAttempts = 'none'

  constructor(
    @inject(ReportUnrecognisedChange) private readonly unrecognisedChangeReport: ReportUnrecognisedChange,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    return () => this.pendingRequest.cancel()
  }

  /** The account change that the address names; undefined if the portal does not know that kind of change. */
  get unrecognisedChange(): UnrecognisedChangeKind | undefined {
    const { change } = addresses.disown.parse(this.navigation)
    return unrecognisedChangeKinds.find((known) => known === change)
  }

  async reportUnrecognisedChange(change: UnrecognisedChangeKind): Promise<void> {
    if (this.state.phase !== 'asking') return
    this.state = { phase: 'sending' }
    await this.pendingRequest.waitForAnswer(this.unrecognisedChangeReport.execute(change), (reported) => {
      this.state = reported.ok
        ? { phase: 'reported', isAccountProtected: true }
        : this.stateAfterFailure(reported.failure)
    })
  }

  /**
   * Returns the state after a report that failed. A lender that does not take such reports has protected nothing,
   * even if the answer to an earlier report was lost.
   */
  private stateAfterFailure(failure: AccountProtectionFailure): UnrecognisedChangeState {
    if (failure.kind === 'not-offered') return { phase: 'reported', isAccountProtected: false }
    const earlier = this.earlierAttempts
    if (mayReportHaveArrived(failure)) this.earlierAttempts = 'may-be-done'
    return { phase: 'asking', failureMessage: accountProtectionFailureMessage(failure, earlier) }
  }
}
