import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { AccountStatus } from '@/domain/session/session'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { observed } from '@/ui/kit/observed'
import { askForLineAt } from './ask-for-line'

export type LineOfferShown =
  | { readonly phase: 'offer'; readonly most: Cents; readonly isInDebt: boolean }
  | { readonly phase: 'none' }

/** The offer of a line; a customer who has one goes to it. Source: REV-01. */
@injectable()
export class LineOfferViewModel {
  /** Where the line is asked for. */
  readonly askAt = askForLineAt
  /** The explanation of the line is open. */
  isAskingHow = false

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly answer: AsyncState<LineOfferShown>,
  ) {
    observed(this, 'isAskingHow')
  }

  start(): () => void {
    return this.answer.ask(
      () => this.status(),
      (status) => (status.ok ? this.shown(status.value) : failed(status.failure)),
    )
  }

  askHow(): void {
    this.isAskingHow = true
  }

  seeOffer(): void {
    this.isAskingHow = false
  }

  /** As the door to this screen was opened by. */
  private async status(): Promise<Result<AccountStatus, GatewayFailure>> {
    const known = this.sessions.accountStatus()
    return known ? success(known) : this.loadAccountStatus.execute()
  }

  private shown({ revolvingLine, isUpToDate }: AccountStatus): LineOfferShown | undefined {
    if ((revolvingLine?.maxAmount ?? 0) > 0) {
      this.navigation.go(addresses.lineDetail.to(), { replace: true })
      return undefined
    }
    const most = revolvingLine?.campaignMaxAmount
    if (most === undefined || most <= 0) return { phase: 'none' }
    return { phase: 'offer', most, isInDebt: !isUpToDate }
  }
}
