import type { Instant } from '@/domain/shared/calendar-date'
import { isAbsentOr, isInstant, isShapedAs, isText, isWhole } from '@/application/shared/shape'
import { ownedKeys, turnsPerLogout, type OwnedKey, type Owner } from './owned-keys'

export interface Owned<Value> {
  readonly owner: Owner
  /** From then on it counts as absent. */
  readonly until?: Instant
  readonly value: Value
}

/**
 * - `theirs`: of the session that is open, or of the same time without one.
 * - `of-a-visitor`: it began before the customer came in, and is theirs if it is about them.
 * - `waiting`: nobody may read it now; the one whose it is may come.
 * - `over`: that session has ended.
 */
export type Belonging = 'theirs' | 'of-a-visitor' | 'waiting' | 'over'

const typedKeys: readonly string[] = ownedKeys.typed

export function belonging(key: OwnedKey, owner: Owner, now: Owner): Belonging {
  if (typedKeys.includes(key)) return typedBelonging(owner, now)
  const turns = now.turn - owner.turn
  if (owner.customer === undefined && (turns === 0 || turns === 1)) return visitorBelonging(turns, now)
  return turns === 0 && owner.customer === now.customer ? 'theirs' : 'over'
}

function typedBelonging(owner: Owner, now: Owner): Belonging {
  if (leavings(owner) !== leavings(now)) return 'over'
  if (now.customer === undefined) return 'waiting'
  return owner.customer === now.customer ? 'theirs' : 'over'
}

function leavings({ turn }: Owner): number {
  return Math.floor(turn / turnsPerLogout)
}

/** Another tab counts the turn first and names the customer next: between both it is nobody's to drop. */
function visitorBelonging(turns: number, { customer }: Owner): Belonging {
  if (customer !== undefined) return 'of-a-visitor'
  return turns === 0 ? 'theirs' : 'waiting'
}

const isOwner = isShapedAs<Owner>({ turn: isWhole, customer: isAbsentOr(isText) })

/** Whether a stored value has an owner; its content is not checked. */
export const isOwned = isShapedAs<Owned<unknown>>({
  owner: isOwner,
  until: isAbsentOr(isInstant),
  value: (value) => value !== undefined,
})
