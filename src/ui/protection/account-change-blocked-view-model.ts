import { inject, injectable } from 'inversify'
import type { AccountRestriction, BlockableAccountChangeKind } from '@/domain/protection/restriction'
import { isAccountChangeBlocked } from '@/domain/protection/account-change-block'
import type { SwitchableCapability } from '@/domain/session/capability'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
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
 * The part of the portal to which a kind of account change belongs; missing if the customer can make the
 * change whatever the lender switches off. A card, for example, is also changed from a link. Source: OPS-03.
 */
const capabilityOfChange: Readonly<Partial<Record<BlockableAccountChangeKind, SwitchableCapability>>> = {
  phone: 'phoneChange',
  device: 'passkeys',
  account: 'automaticCollection',
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
    @inject(Capabilities) private readonly capabilities: Pick<Capabilities, 'isSwitchedOff'>,
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
    if (change === 'any') return restriction && this.messageAboutAllChanges(restriction)
    if (restriction && this.isBlocked(restriction, change))
      return accountRestrictionTexts(change, restriction)
    return isRefused ? unexplainedRestrictionTexts(change) : undefined
  }

  /** Returns the message about all blocked changes that the customer could otherwise make in the portal. */
  private messageAboutAllChanges(restriction: AccountRestriction): AccountRestrictionTexts | undefined {
    const waits = restriction.waits.filter(
      (change) => !this.capabilities.isSwitchedOff(capabilityOfChange[change]),
    )
    const isAnyBlocked = waits.some((change) => this.isBlocked(restriction, change))
    return isAnyBlocked ? allBlockedChangesTexts({ ...restriction, waits }) : undefined
  }

  private isBlocked(restriction: AccountRestriction, change: BlockableAccountChangeKind): boolean {
    return isAccountChangeBlocked(restriction, change, this.clock.now())
  }
}
