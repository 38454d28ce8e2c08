import { inject, injectable } from 'inversify'
import { isAccountChangeBlocked, type BlockableAccountChangeKind } from '@/domain/protection/restriction'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'
import {
  accountRestrictionTexts,
  unexplainedRestrictionTexts,
  type AccountRestrictionTexts,
} from '@/ui/texts/restriction.texts'

export interface BlockedAccountChange {
  readonly change: BlockableAccountChangeKind
  /** Whether the lender has just refused such a change because it blocks it. */
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

  onMount(blocked: BlockedAccountChange): () => void {
    const read = (): void => this.read(blocked)
    read()
    if (this.sessions.customer() && !this.sessions.accountStatus()) void this.accountStatus.execute()
    return this.sessions.onChange(read)
  }

  private read({ change, isRefused }: BlockedAccountChange): void {
    const restriction = this.sessions.accountStatus()?.restriction
    const isHeld = restriction && isAccountChangeBlocked(restriction, change, this.clock.now())
    if (isHeld) this.message = accountRestrictionTexts(change, restriction)
    else this.message = isRefused ? unexplainedRestrictionTexts(change) : undefined
  }
}
