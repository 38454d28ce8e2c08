import type { AccountStatus, Session } from '@/domain/session/session'
import type { Instant } from '@/domain/shared/calendar-date'
import { port } from '@/application/shared/port'

/** Why the session ended: the customer signed out, or the server no longer accepts the tokens. */
export type SessionEndReason = 'left' | 'expired'

export interface StoredAccountStatus extends AccountStatus {
  /** Moment of the request that this is the answer to. */
  readonly askedAt?: Instant
}

interface Item<Value> {
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

/** What the device stores about the session. All tabs share it. Source: SES-13. */
export interface SessionRecords {
  readonly session: Item<Session>
  readonly accountStatus: Item<StoredAccountStatus>
  /** How the last session ended. */
  readonly end: Item<{ readonly reason: SessionEndReason }>
  /** Counts the sessions that began or ended on this device. */
  readonly sessionCount: Item<number>
  /** Deletes the login in progress. */
  removeLoginProgress(): void
  /** Deletes the session and everything of its customer. What they typed stays if the session expired. */
  removeOwnedValues(reason: SessionEndReason): void
  /** Calls `run` when another tab changes a value. Returns a function that unsubscribes. */
  onOutsideChange(run: () => void): () => void
}
export const SessionRecords = port<SessionRecords>('SessionRecords')
