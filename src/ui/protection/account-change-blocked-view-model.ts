import { inject, injectable } from 'inversify'
import { isChangeBlocked, type BlockableChangeKind } from '@/domain/protection/restriction'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { changeRestrictionTexts, type ChangeRestrictionTexts } from '@/ui/texts/restriction.texts'

/**
 * Finds out whether the lender currently blocks a kind of account change. The account status says so; it
 * is requested if it is not known yet. Source: ACC-40.
 */
@injectable()
export class AccountChangeBlockedViewModel {
  message: ChangeRestrictionTexts | undefined = undefined

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observeFields(this, 'message')
  }

  start({ change }: { readonly change: BlockableChangeKind }): () => void {
    const read = (): void => this.read(change)
    read()
    if (this.sessions.customer() && !this.sessions.accountStatus()) void this.accountStatus.execute()
    return this.sessions.onChange(read)
  }

  private read(change: BlockableChangeKind): void {
    const restriction = this.sessions.accountStatus()?.restriction
    const isHeld = restriction && isChangeBlocked(restriction, change, this.clock.now())
    this.message = isHeld ? changeRestrictionTexts(change, restriction) : undefined
  }
}
