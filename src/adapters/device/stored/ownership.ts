import type { Instant } from '@/domain/shared/calendar-date'
import { isUndefinedOrValid, isInstant, isObjectOf, isWellFormedText, isSafeInteger } from './shape'
import {
  sessionChangeCountLogoutMultiple,
  type StoredValueOwner,
} from '@/application/session/stored-value-owner'
import { sessionOwnedStorageKeys, type SessionOwnedStorageKey } from './session-owned-storage-keys'

export interface StoredValueAndOwner<Value> {
  readonly owner: StoredValueOwner
  /** The moment at which the stored value expires; missing if it does not expire. */
  readonly until?: Instant | undefined
  readonly value: Value
}

/**
 * To whom a stored value belongs, seen from the present session.
 * - `theirs`: to the customer who is signed in now, or to the visitor if no customer is.
 * - `of-a-visitor`: stored before the customer signed in; it becomes theirs if it is about them.
 * - `waiting`: cannot be read now, but its customer may sign in again or is signing in in another tab.
 * - `over`: its session has ended.
 */
type StoredValueOwnership = 'theirs' | 'of-a-visitor' | 'waiting' | 'over'

const draftKeys: readonly string[] = sessionOwnedStorageKeys.typed

export function decideStoredValueOwnership(
  key: SessionOwnedStorageKey,
  owner: StoredValueOwner,
  now: StoredValueOwner,
): StoredValueOwnership {
  if (draftKeys.includes(key)) return ownershipOfDraft(owner, now)
  const turnsSinceStored = now.turn - owner.turn
  if (owner.customer === undefined && (turnsSinceStored === 0 || turnsSinceStored === 1))
    return ownershipOfVisitorValue(turnsSinceStored, now)
  return turnsSinceStored === 0 && owner.customer === now.customer ? 'theirs' : 'over'
}

function ownershipOfDraft(owner: StoredValueOwner, now: StoredValueOwner): StoredValueOwnership {
  if (logoutCount(owner) !== logoutCount(now)) return 'over'
  if (now.customer === undefined) return 'waiting'
  return owner.customer === now.customer ? 'theirs' : 'over'
}

function logoutCount({ turn }: StoredValueOwner): number {
  return Math.floor(turn / sessionChangeCountLogoutMultiple)
}

/**
 * Returns to whom a value stored by a visitor belongs. When a customer signs in in another tab, that tab
 * first raises the session counter and then stores the customer. Between these two steps, the value must not
 * be deleted.
 */
function ownershipOfVisitorValue(turns: number, { customer }: StoredValueOwner): StoredValueOwnership {
  if (customer !== undefined) return 'of-a-visitor'
  return turns === 0 ? 'theirs' : 'waiting'
}

const isStoredValueOwner = isObjectOf<StoredValueOwner>({
  turn: isSafeInteger,
  customer: isUndefinedOrValid(isWellFormedText),
})

/**
 * Returns whether something read from storage has the form of a value with an owner. Does not check the
 * value itself.
 */
export const isStoredValueAndOwner = isObjectOf<StoredValueAndOwner<unknown>>({
  owner: isStoredValueOwner,
  until: isUndefinedOrValid(isInstant),
  value: (value) => value !== undefined,
})
