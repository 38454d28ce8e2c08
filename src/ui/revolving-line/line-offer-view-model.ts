import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { AccountStatus } from '@/domain/session/session'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { lineRequestAddress } from './line-request-address'

export type LineOfferState =
  | { readonly phase: 'offer'; readonly most: Cents; readonly isInDebt: boolean }
  | { readonly phase: 'none' }

/** The screen with the offer of a line. A customer who has one is sent to it. Source: REV-01. */
@injectable()
export class LineOfferViewModel {
  /** Address for requesting the line. */
  readonly askAt = lineRequestAddress
  /** Whether the explanation of the line is open. */
  isAskingHow = false

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly answer: AsyncState<LineOfferState>,
  ) {
    observeFields(this, 'isAskingHow')
  }

  start(): () => void {
    return this.answer.load(
      () => this.status(),
      (status) => (status.ok ? this.shown(status.value) : failedPhase(status.failure)),
    )
  }

  showExplanation(): void {
    this.isAskingHow = true
  }

  showOffer(): void {
    this.isAskingHow = false
  }

  /** Returns the account status with which access to this screen was allowed. */
  private async status(): Promise<Result<AccountStatus, GatewayFailure>> {
    const known = this.sessions.accountStatus()
    return known ? success(known) : this.loadAccountStatus.execute()
  }

  private shown({ revolvingLine, isUpToDate }: AccountStatus): LineOfferState | undefined {
    if ((revolvingLine?.maxAmount ?? 0) > 0) {
      this.navigation.go(addresses.lineDetail.to(), { replace: true })
      return undefined
    }
    const most = revolvingLine?.campaignMaxAmount
    if (most === undefined || most <= 0) return { phase: 'none' }
    return { phase: 'offer', most, isInDebt: !isUpToDate }
  }
}
