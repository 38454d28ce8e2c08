import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { IdentityCheckPurpose, IdentityCheckRecord } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'

/** Path of the page that replaces the identity provider's page in the demo. */
export const identityProviderStandInPath = '/demo-identidad'

/**
 * The spellings that the identity provider may use for the name of the parameter with the external id, in the
 * address to which the customer returns. Source: SES-18.
 */
export const identityCheckIdParameterNames = ['externaltxid', 'externaltrxid', 'externalID'] as const

/**
 * The results of an identity check that a person can choose on the demo's page that replaces the identity
 * provider. With `abandoned` the check gets no result.
 */
export const identityCheckResults = ['HIT', 'NO_HIT', 'ERR_RNP', 'abandoned'] as const

export interface IdentityCheckResultChoice {
  readonly decision: (typeof identityCheckResults)[number]
  readonly idParameterName: (typeof identityCheckIdParameterNames)[number]
}

/**
 * The two identifiers of an identity check. The identity provider puts them into the address with which
 * the customer returns to the portal.
 */
export interface IdentityCheckIds {
  readonly transactionId: string
  readonly externalId: string
}

/** The person and the purpose of the identity check that a request requires. */
export type RequiredIdentityCheck = Pick<IdentityCheckRecord, 'taxId' | 'purpose'>

export type IdentityCheckProblem = 'used' | 'expired' | 'purpose'

const checkLifetimeMilliseconds = 15 * 60_000
const unknownCheckResult = 'NOT_FOUND'

/** The identity checks that the fake lender and the fake identity provider store. */
export class IdentityCheckRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
    private readonly overrides: () => DemoOverrides,
  ) {}

  startCheck({
    taxId,
    purpose,
    returnAddress,
  }: Pick<IdentityCheckRecord, 'taxId' | 'purpose' | 'returnAddress'>): IdentityCheckRecord {
    this.store.identityChecks.deleteWhere((check) => this.isExpired(check))
    const check = {
      id: this.random.createToken(),
      taxId,
      purpose,
      returnAddress,
      transactionId: undefined,
      decision: undefined,
      expiresAt: this.clock.now() + checkLifetimeMilliseconds,
    }
    this.store.identityChecks.insert(check)
    return check
  }

  /**
   * Stores the result of an identity check and returns the address with which the customer returns to
   * the portal; undefined if the check is unknown.
   */
  saveCheckResult(
    externalId: string,
    { decision, idParameterName }: IdentityCheckResultChoice,
  ): string | undefined {
    const check = this.store.identityChecks.find(externalId)
    if (!check) return undefined
    const transactionId = this.random.createToken()
    this.store.identityChecks.change(externalId, {
      transactionId,
      decision: decision === 'abandoned' ? undefined : decision,
      expiresAt: this.clock.now() + checkLifetimeMilliseconds,
    })
    const address = new URL(check.returnAddress)
    address.searchParams.set('idtx', transactionId)
    address.searchParams.set(idParameterName, externalId)
    return address.href
  }

  /**
   * Returns the result of an identity check that was made for the given purpose. `NOT_FOUND` if the
   * check is unknown, has expired, has no result yet or was made for another purpose. Source: ACC-37.
   */
  findCheckResult({ transactionId, externalId }: IdentityCheckIds, purpose: IdentityCheckPurpose): string {
    const check = this.store.identityChecks.find(externalId)
    if (check && check.purpose !== purpose) return unknownCheckResult
    const forced = this.overrides().identityDecision
    if (forced !== undefined) return forced
    if (!check || check.transactionId !== transactionId || this.isExpired(check)) return unknownCheckResult
    return check.decision ?? unknownCheckResult
  }

  /**
   * Returns the tax id of the person whose identity was to be checked; undefined if the identity check
   * is unknown.
   */
  findCheckedTaxId(externalId: string): string | undefined {
    return this.store.identityChecks.find(externalId)?.taxId
  }

  /**
   * Returns why an identity check is not valid for a request that requires one; undefined if it is valid.
   * `expired` also stands for an unknown check or one of another person. Source: ACC-36, ACC-37.
   */
  findCheckProblem(check: IdentityCheckIds, wanted: RequiredIdentityCheck): IdentityCheckProblem | undefined {
    const { taxId, purpose } = wanted
    const known = this.store.identityChecks.find(check.externalId)
    if (known?.taxId !== taxId || known.transactionId !== check.transactionId) return 'expired'
    if (known.purpose !== purpose) return 'purpose'
    if (known.isUsed) return 'used'
    return this.findCheckResult(check, purpose) === 'HIT' ? undefined : 'expired'
  }

  /**
   * Marks an identity check as used. The customer then needs another check for the next procedure.
   * Source: ACC-36.
   */
  markUsed({ externalId }: IdentityCheckIds): void {
    this.store.identityChecks.change(externalId, { isUsed: true })
  }

  private isExpired(check: IdentityCheckRecord): boolean {
    return this.clock.now() >= check.expiresAt
  }
}
