import type { Instant } from '@/domain/shared/calendar-date'

/** A session of the account that is still open. Source: ACC-39. */
export interface OpenSession {
  readonly id: string
  /**
   * Browser and system of the device, such as `Chrome en Android`; missing if the lender does not know
   * them.
   */
  readonly device?: string
  /** City in which the session was used, as the lender names it. */
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

/** The open sessions of the customer's account, and the account's passkeys. */
export interface AccountDevices {
  readonly sessions: readonly OpenSession[]
  readonly passkeys: readonly RegisteredPasskey[]
  /** The user id that all passkeys of the account contain, in base64url. */
  readonly userId: string
}

/**
 * Returns the account's sessions: first that of this device, then the others, the last used first. Source:
 * ACC-39.
 */
export function sessionsCurrentFirst(sessions: readonly OpenSession[]): readonly OpenSession[] {
  return [...sessions].sort(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
  )
}

/** A change that ends a session of the account or removes a passkey. */
export type SessionOrPasskeyRemoval =
  | { readonly kind: 'end-session'; readonly sessionId: string }
  | { readonly kind: 'end-others' }
  | { readonly kind: 'remove-passkey'; readonly passkeyId: string }
  | { readonly kind: 'remove-all-passkeys' }

/**
 * Returns the passkeys of the account that are left after a session is ended or a passkey is removed. Source:
 * ACC-39.
 */
export function passkeysLeftAfterRemoval(
  passkeys: readonly RegisteredPasskey[],
  change: SessionOrPasskeyRemoval,
): readonly RegisteredPasskey[] {
  switch (change.kind) {
    case 'remove-passkey':
      return passkeys.filter(({ id }) => id !== change.passkeyId)
    case 'remove-all-passkeys':
      return []
    case 'end-session':
    case 'end-others':
      return passkeys
  }
}
