import type { Instant } from '@/domain/shared/calendar-date'

/**
 * The kinds of account change that the lender may block, that is, not carry out for some time. Source:
 * ACC-40.
 */
export const blockableAccountChangeKinds = [
  'phone',
  'password',
  'contact',
  'device',
  'card',
  'account',
  'new-debt',
] as const
export type BlockableAccountChangeKind = (typeof blockableAccountChangeKinds)[number]

/** Why the lender blocks account changes for some time; `other` for a cause that the portal does not know. */
export const restrictionCauses = [
  'lost-phone',
  'phone-changed',
  'password-changed',
  'device-changed',
  'disowned-change',
  'other',
] as const
export type RestrictionCause = (typeof restrictionCauses)[number]

/**
 * A restriction of the customer's account: the lender does not carry out certain account changes for
 * some time. The lender decides on the restriction; the portal only shows it. Source: ACC-40.
 */
export interface AccountRestriction {
  readonly cause: RestrictionCause
  readonly waits: readonly BlockableAccountChangeKind[]
  /** When the restriction of the account ends; missing if it lasts until the lender ends it. */
  readonly until?: Instant
}
