import type { Instant } from '@/domain/shared/calendar-date'

/** What the lender may hold back. Source: ACC-40. */
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

/** Changes that the lender holds back. It decides; the portal says it. Source: ACC-40. */
export interface Restriction {
  readonly cause: RestrictionCause
  readonly waits: readonly HeldBackChange[]
  /** Missing if the lender has to lift it. */
  readonly until?: Instant
}

/** Returns whether something waits at that moment. Source: ACC-40. */
export function isChangeHeldBack(
  restriction: Restriction | undefined,
  change: HeldBackChange,
  now: Instant,
): boolean {
  if (!restriction?.waits.includes(change)) return false
  return restriction.until === undefined || now < restriction.until
}
