import type { Instant } from '@/domain/shared/calendar-date'
import { isAbsentOr, isInstant, isShapedAs, isText, isWhole } from '@/application/shared/shape'

/** Whose a stored value is: the session that was open when it was stored, or the time between two of them. */
export interface Owner {
  /** Counts sessions that began or ended on this device; odd while somebody is in. */
  readonly turn: number
  /** Counts the customers who left by their own will. */
  readonly leavings: number
  /** The customer id of who was in. */
  readonly customer?: string | undefined
}

export interface Owned<Value> {
  readonly owner: Owner
  /** From then on it counts as absent. */
  readonly until?: Instant
  readonly value: Value
}

interface OwnedTerms {
  readonly area: 'local' | 'tab'
  /** `leaving`: an expired session leaves it to the same customer, who comes back to what they typed. */
  readonly endsWith: 'session' | 'leaving'
}

/**
 * Everything that belongs to a person while they are at it. It ends with their session, in whatever way and tab that
 * ends. Source: ACC-37, GEN-11.
 */
export const ownedKeys = {
  phoneChange: { area: 'tab', endsWith: 'session' },
  refinancing: { area: 'tab', endsWith: 'session' },
  refinancingReturn: { area: 'local', endsWith: 'session' },
  revolvingLineData: { area: 'local', endsWith: 'session' },
  qrPurchase: { area: 'tab', endsWith: 'session' },
  newLoanOffer: { area: 'local', endsWith: 'session' },
  profileDraft: { area: 'tab', endsWith: 'leaving' },
  claimDraft: { area: 'tab', endsWith: 'leaving' },
} as const satisfies Readonly<Record<string, OwnedTerms>>

export type OwnedKey = keyof typeof ownedKeys

/**
 * - `theirs`: of the session that is open, or of the same time without one.
 * - `of-a-visitor`: it began before the customer came in, and is theirs if it is about them.
 * - `waiting`: nobody may read it now; the one whose it is may come.
 * - `over`: that session has ended.
 */
export type Belonging = 'theirs' | 'of-a-visitor' | 'waiting' | 'over'

export function belonging(owner: Owner, now: Owner, { endsWith }: OwnedTerms): Belonging {
  if (endsWith === 'leaving') return typedBelonging(owner, now)
  const turns = now.turn - owner.turn
  if (owner.customer === undefined && (turns === 0 || turns === 1)) return visitorBelonging(turns, now)
  return turns === 0 && owner.customer === now.customer ? 'theirs' : 'over'
}

function typedBelonging(owner: Owner, now: Owner): Belonging {
  if (owner.leavings !== now.leavings) return 'over'
  if (now.customer === undefined) return 'waiting'
  return owner.customer === now.customer ? 'theirs' : 'over'
}

/** Another tab counts the turn first and names the customer next: between both it is nobody's to drop. */
function visitorBelonging(turns: number, { customer }: Owner): Belonging {
  if (customer !== undefined) return 'of-a-visitor'
  return turns === 0 ? 'theirs' : 'waiting'
}

const isOwner = isShapedAs<Owner>({ turn: isWhole, leavings: isWhole, customer: isAbsentOr(isText) })

/** An owned value, whatever it is a value of. */
export const isOwned = isShapedAs<Owned<unknown>>({
  owner: isOwner,
  until: isAbsentOr(isInstant),
  value: (value) => value !== undefined,
})
