import type { AccountStatus, Session } from '@/domain/session/session'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'

/**
 * Why the session ended. `left`: the customer ended it, for example by signing out. `password-set`: the
 * customer set a new password. `expired`: the server no longer accepts the tokens.
 */
export type SessionEndReason = 'left' | 'password-set' | 'expired'

export interface StoredAccountStatus extends AccountStatus {
  /** When the request for this account status was sent. */
  readonly askedAt?: Instant
}

interface StoredItem<Value> {
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

/** The values that the device stores about the session. All tabs share these values. Source: SES-13. */
export interface StoredSessionValues {
  readonly session: StoredItem<Session>
  readonly accountStatus: StoredItem<StoredAccountStatus>
  /** Why the last session ended. */
  readonly sessionEndReason: StoredItem<{ readonly reason: SessionEndReason }>
  /**
   * A counter that rises whenever a session begins or ends on this device. It is odd while a customer is
   * signed in. When a customer signs out, it rises to the next multiple of
   * `sessionChangeCountLogoutMultiple`.
   */
  readonly sessionChangeCount: StoredItem<number>
  /** Deletes the progress of a login that is not complete yet. */
  removeLoginProgress(): void
  /**
   * Deletes the session and what its customer began in it (such as a refinancing), but not their
   * preferences. If the session expired, the drafts that the customer typed are kept. Source: SES-13, ACC-37.
   */
  removeSessionAndItsValues(reason: SessionEndReason): void
  /**
   * Calls `run` when another tab changes any value that the portal stores for all tabs, not only about the
   * session. Returns a function that unsubscribes.
   */
  onOtherTabChange(run: () => void): () => void
}
export const StoredSessionValues = definePort<StoredSessionValues>('StoredSessionValues')
