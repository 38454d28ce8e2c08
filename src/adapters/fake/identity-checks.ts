import type { LenderClock } from './clock'
import type { RandomText } from './random-text'
import type { CheckPurpose, IdentityCheckRecord } from './records'
import type { DemoOverrides } from './demo-state'
import type { Store } from './store'

/** Where the provider stands in the demo, on the server's own origin. */
export const identityStandInPath = '/demo-identidad'

/** How the provider may spell the external id on the way back. Source: SES-18. */
export const externalIdSpellings = ['externaltxid', 'externaltrxid', 'externalID'] as const

/** What a trainer may let come of a check; nobody ever hears of one that was abandoned. */
export const identityDecisions = ['HIT', 'NO_HIT', 'ERR_RNP', 'abandoned'] as const

export interface IdentityChoice {
  readonly decision: (typeof identityDecisions)[number]
  readonly spelling: (typeof externalIdSpellings)[number]
}

/** As it is named on the way back from the provider. */
export interface NamedCheck {
  readonly transactionId: string
  readonly externalId: string
}

/** Whose check is wanted, and for what. */
export type WantedCheck = Pick<IdentityCheckRecord, 'taxId' | 'purpose'>

export type CheckProblem = 'used' | 'expired' | 'purpose'

const lifetimeMilliseconds = 15 * 60_000
const unknown = 'NOT_FOUND'

/** Checks of a face by the provider, as lender and provider know them. */
export class IdentityChecks {
  private readonly store: Store
  private readonly clock: LenderClock
  private readonly random: RandomText
  private readonly overrides: () => DemoOverrides

  constructor(store: Store, clock: LenderClock, random: RandomText, overrides: () => DemoOverrides) {
    this.store = store
    this.clock = clock
    this.random = random
    this.overrides = overrides
  }

  start({
    taxId,
    purpose,
    returnAddress,
  }: Pick<IdentityCheckRecord, 'taxId' | 'purpose' | 'returnAddress'>): IdentityCheckRecord {
    this.store.identityChecks.discard((check) => this.isOver(check))
    const check = {
      id: this.random.token(),
      taxId,
      purpose,
      returnAddress,
      transactionId: undefined,
      decision: undefined,
      expiresAt: this.clock.now() + lifetimeMilliseconds,
    }
    this.store.identityChecks.insert(check)
    return check
  }

  /** The address that the provider sends the customer back to; nothing for a check that nobody began. */
  decide(externalId: string, { decision, spelling }: IdentityChoice): string | undefined {
    const check = this.store.identityChecks.find(externalId)
    if (!check) return undefined
    const transactionId = this.random.token()
    this.store.identityChecks.change(externalId, {
      transactionId,
      decision: decision === 'abandoned' ? undefined : decision,
      expiresAt: this.clock.now() + lifetimeMilliseconds,
    })
    const address = new URL(check.returnAddress)
    address.searchParams.set('idtx', transactionId)
    address.searchParams.set(spelling, externalId)
    return address.href
  }

  /** Of a check that was made for that: for anything else there is none. Source: ACC-37. */
  decisionOf({ transactionId, externalId }: NamedCheck, purpose: CheckPurpose): string {
    const check = this.store.identityChecks.find(externalId)
    if (check && check.purpose !== purpose) return unknown
    const forced = this.overrides().identityDecision
    if (forced !== undefined) return forced
    if (!check || check.transactionId !== transactionId || this.isOver(check)) return unknown
    return check.decision ?? unknown
  }

  /** The tax id of whose face it is. */
  ownerOf(externalId: string): string | undefined {
    return this.store.identityChecks.find(externalId)?.taxId
  }

  /** Why that check authorises nothing of that person; nothing when it does. Source: ACC-36, ACC-37. */
  problemWith(check: NamedCheck, wanted: WantedCheck): CheckProblem | undefined {
    const { taxId, purpose } = wanted
    const known = this.store.identityChecks.find(check.externalId)
    if (known?.taxId !== taxId || known.transactionId !== check.transactionId) return 'expired'
    if (known.purpose !== purpose) return 'purpose'
    if (known.isUsed) return 'used'
    return this.decisionOf(check, purpose) === 'HIT' ? undefined : 'expired'
  }

  /** It has served, for good: whatever comes next wants another check. Source: ACC-36. */
  use({ externalId }: NamedCheck): void {
    this.store.identityChecks.change(externalId, { isUsed: true })
  }

  private isOver(check: IdentityCheckRecord): boolean {
    return this.clock.now() >= check.expiresAt
  }
}
