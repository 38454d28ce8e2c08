import { inject, injectable } from 'inversify'
import { hasCreditLine } from '@/domain/home/tiles'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { AccountStatus } from '@/domain/session/session'
import { CreditLineOffers } from '@/application/revolving-line/credit-line-offers'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { creditLineActivationAddress } from './credit-line-request-address'

type CreditLineOfferState =
  | { readonly phase: 'offer'; readonly maxAmount: Cents; readonly isInDebt: boolean }
  | { readonly phase: 'none' }

/**
 * The screen on which the lender offers a revolving credit line. A customer who already has one is sent
 * to the screen of that credit line. Source: REV-01.
 */
@injectable()
export class CreditLineOfferViewModel {
  /** Address of the screen on which the customer requests the offered credit line. */
  readonly activationAddress = creditLineActivationAddress
  /** Whether the explanation of how a revolving credit line works is open. */
  isExplanationOpen = false

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CreditLineOffers) private readonly offers: CreditLineOffers,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLineOfferState>,
  ) {
    observeFields(this, 'isExplanationOpen')
  }

  onMount(): () => void {
    return this.asyncState.load(
      () => this.findAccountStatus(),
      (status) => (status.ok ? this.toState(status.value) : failedPhase(status.failure)),
    )
  }

  showExplanation(): void {
    this.isExplanationOpen = true
  }

  closeExplanation(): void {
    this.isExplanationOpen = false
  }

  /** Returns the account status. Loads it if the portal does not know it yet. */
  private async findAccountStatus(): Promise<Result<AccountStatus, GatewayFailure>> {
    const known = this.sessions.accountStatus()
    return known ? success(known) : this.loadAccountStatus.execute()
  }

  private toState(accountStatus: AccountStatus): CreditLineOfferState | undefined {
    if (hasCreditLine(accountStatus)) {
      this.navigation.goTo(addresses.creditLineDetail.createPath(), { replace: true })
      return undefined
    }
    const maxAmount = this.offers.requestableAmount(accountStatus.revolvingLine)
    return maxAmount === undefined
      ? { phase: 'none' }
      : { phase: 'offer', maxAmount, isInDebt: !accountStatus.isUpToDate }
  }
}
