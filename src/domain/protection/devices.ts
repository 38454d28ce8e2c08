import type { Instant } from '@/domain/shared/calendar-date'

/** A login that is still open. Source: ACC-39. */
export interface OpenSession {
  readonly id: string
  /** Such as `Chrome en Android`; missing if the lender does not know it. */
  readonly device?: string
  /** City, as the lender says it. */
  readonly place?: string
  readonly lastUsedAt: Instant
  /** Whether it is the session of this device. */
  readonly isCurrent: boolean
}

/** A fingerprint or face that signs in. Source: ACC-39. */
export interface RegisteredPasskey {
  /** Credential id in base64url. */
  readonly id: string
  readonly name?: string
  readonly createdAt?: Instant
}

/** Where and with what the account can be used. */
export interface AccountDevices {
  readonly sessions: readonly OpenSession[]
  readonly passkeys: readonly RegisteredPasskey[]
  /** The user id of the passkeys, in base64url. */
  readonly userId: string
}

/** Returns the sessions with that of this device first, then those used last. Source: ACC-39. */
export function sessionsCurrentFirst(sessions: readonly OpenSession[]): readonly OpenSession[] {
  return [...sessions].sort(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
  )
}

/** What ends a way into the account. */
export type DeviceChange =
  | { readonly kind: 'end-session'; readonly sessionId: string }
  | { readonly kind: 'end-others' }
  | { readonly kind: 'remove-passkey'; readonly passkeyId: string }
  | { readonly kind: 'remove-all-passkeys' }

/** Returns the passkeys that are left after the change. Source: ACC-39. */
export function passkeysLeft(
  passkeys: readonly RegisteredPasskey[],
  change: DeviceChange,
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
