import type { Instant } from '@/domain/shared/calendar-date'

/** An open session of the customer's account, on this device or another. Source: ACC-39. */
export interface OpenSession {
  readonly id: string
  /**
   * Browser and operating system of the session's device, such as `Chrome en Android`; missing if the
   * lender does not know them.
   */
  readonly device?: string
  /** City in which the session was last used, as the lender names it. */
  readonly place?: string
  readonly lastUsedAt: Instant
  /** Whether this is the session of the device on which the list of sessions is shown. */
  readonly isCurrent: boolean
}

/** A passkey with which the customer signs in by fingerprint or face. Source: ACC-39. */
export interface RegisteredPasskey {
  /** The passkey's credential id in base64url. */
  readonly id: string
  readonly name?: string
  readonly createdAt?: Instant
}

/** The open sessions and the passkeys of the customer's account. */
export interface SessionsAndPasskeys {
  readonly sessions: readonly OpenSession[]
  readonly passkeys: readonly RegisteredPasskey[]
  /** The user id that all passkeys of the account contain, in base64url. */
  readonly userId: string
}

/**
 * Returns the sessions of the account: first the session of this device, then the others, the last used
 * first. Source: ACC-39.
 */
export function sessionsWithCurrentFirst(sessions: readonly OpenSession[]): readonly OpenSession[] {
  return [...sessions].sort(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
  )
}

/** A change to the account that ends one or more sessions, or removes one or all passkeys. */
export type SessionOrPasskeyRemoval =
  | { readonly kind: 'end-session'; readonly sessionId: string }
  | { readonly kind: 'end-others' }
  | PasskeyRemoval

/** A change to the account that removes one or all passkeys. */
export type PasskeyRemoval =
  | { readonly kind: 'remove-passkey'; readonly passkeyId: string }
  | { readonly kind: 'remove-all-passkeys' }

/**
 * Returns whether the removal removes the passkey that the customer registered on this device, with the given
 * id. If the id is unknown, the removal of one passkey counts only when the list of passkeys has no other.
 * Source: ACC-39.
 */
export function removesPasskeyOfDevice(
  removal: PasskeyRemoval,
  devicePasskeyId: string | undefined,
  passkeys: readonly RegisteredPasskey[],
): boolean {
  if (removal.kind === 'remove-all-passkeys') return true
  return devicePasskeyId === undefined
    ? passkeys.every(({ id }) => id === removal.passkeyId)
    : devicePasskeyId === removal.passkeyId
}
