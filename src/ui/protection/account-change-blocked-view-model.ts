import { inject, injectable } from 'inversify'
import { isAccountChangeBlocked, type BlockableAccountChangeKind } from '@/domain/protection/restriction'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'
import {
  accountRestrictionTexts,
  allBlockedChangesTexts,
  unexplainedRestrictionTexts,
  type AccountRestrictionTexts,
} from '@/ui/texts/restriction.texts'

export interface BlockedAccountChange {
  /**
   * The kind of account change that the screen is for; `any` if the notice lists every kind of change that is
   * blocked.
   */
  readonly change: BlockableAccountChangeKind | 'any'
  /** Whether the lender has just refused the change because it is blocked. */
  readonly isRefused?: boolean
}

/**
 * Finds out whether the lender currently blocks a kind of account change. The account status says so; it
 * is requested if it is not known yet. Source: ACC-40.
 */
@injectable()
export class AccountChangeBlockedViewModel {
  message: AccountRestrictionTexts | undefined = undefined

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observeFields(this, 'message')
  }

  onMount(props: BlockedAccountChange): () => void {
    const read = (): void => this.read(props)
    read()
    if (this.sessions.customer() && !this.sessions.accountStatus()) void this.accountStatus.execute()
    return this.sessions.onChange(read)
  }

  private read(props: BlockedAccountChange): void {
    this.message = this.findMessage(props)
  }

  private findMessage({ change, isRefused }: BlockedAccountChange): AccountRestrictionTexts | undefined {
    const restriction = this.sessions.accountStatus()?.restriction
    const isBlocked = (each: BlockableAccountChangeKind): boolean =>
      restriction !== undefined && isAccountChangeBlocked(restriction, each, this.clock.now())
    if (change === 'any')
      return restriction?.waits.some(isBlocked) ? allBlockedChangesTexts(restriction) : undefined
    if (restriction && isBlocked(change)) return accountRestrictionTexts(change, restriction)
    return isRefused ? unexplainedRestrictionTexts(change) : undefined
  }
}
