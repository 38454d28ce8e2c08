import { inject, injectable } from 'inversify'
import { isAccountChangeBlocked, type BlockableAccountChangeKind } from '@/domain/protection/restriction'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { accountRestrictionTexts, type AccountRestrictionTexts } from '@/ui/texts/restriction.texts'

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

  onMount({ change }: { readonly change: BlockableAccountChangeKind }): () => void {
    const read = (): void => this.read(change)
    read()
    if (this.sessions.customer() && !this.sessions.accountStatus()) void this.accountStatus.execute()
    return this.sessions.onChange(read)
  }

  private read(change: BlockableAccountChangeKind): void {
    const restriction = this.sessions.accountStatus()?.restriction
    const isHeld = restriction && isAccountChangeBlocked(restriction, change, this.clock.now())
    this.message = isHeld ? accountRestrictionTexts(change, restriction) : undefined
  }
}
