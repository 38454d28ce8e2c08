import type { Instant } from '@/domain/shared/calendar-date'

/** The kinds of change that the lender may hold back. Source: ACC-40. */
export const heldBackChanges = [
  'phone',
  'password',
  'contact',
  'device',
  'card',
  'account',
  'new-debt',
] as const
export type HeldBackChange = (typeof heldBackChanges)[number]

/** Why the lender holds changes back; `other` for a cause that the portal does not know. */
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
 * A restriction of the account: changes that the lender holds back. The lender decides on it; the portal
 * only shows it. Source: ACC-40.
 */
export interface Restriction {
  readonly cause: RestrictionCause
  readonly waits: readonly HeldBackChange[]
  /** When the restriction ends; missing if it lasts until the lender lifts it. */
  readonly until?: Instant
}

/** Returns whether the lender holds that change back at that moment. Source: ACC-40. */
export function isChangeHeldBack(
  restriction: Restriction | undefined,
  change: HeldBackChange,
  now: Instant,
): boolean {
  if (!restriction?.waits.includes(change)) return false
  return restriction.until === undefined || now < restriction.until
}
