import type { OperationRecord } from '@/domain/shared/operation'
import { port } from './port'

/** The customer, and what their operations are about: a loan or a shop's code. */
export interface OperationTarget {
  /** Tax id of the customer. */
  readonly customer: string
  readonly target: string
}

/** What is recorded about an operation before it is sent. */
export type NewOperation = Pick<
  OperationRecord,
  'amount' | 'terms' | 'before' | 'pays' | 'pendingAcknowledgement'
> & {
  /** The card, of which only a hash is stored. */
  readonly instrument?: string
}

/** An operation without what the device hides: its customer, its target and its card. */
export type StoredOperationDetails = Omit<
  OperationRecord,
  'fingerprint' | 'customerFingerprint' | 'instrument'
>

/**
 * The operations that this device stores, and that all its tabs share: those of the last 48 hours, and older ones that
 * the lender has not been asked about since. Lists are in the order in which operations were made.
 * They survive signing out, so that a customer who signs in again is not charged twice. No names are stored,
 * and no other customer finds them.
 * If the browser forbids storage, they last as long as the page. Source: PAY-16, GEN-11.
 */
export interface OperationStore {
  /** Returns the operations of whichever customer. */
  all(): readonly OperationRecord[]
  /** Returns the operations on a target. */
  onTarget(target: OperationTarget): readonly OperationRecord[]
  /** Returns the customer's operations on other targets. */
  onOtherTargets(target: OperationTarget): readonly OperationRecord[]
  /** Returns whether the operation was sent with that card, or may have been: earlier releases stored no hash. */
  isSentWithCard(operation: Pick<OperationRecord, 'idempotencyKey'>, instrument: string): boolean
  /** Returns whether that saved card, and no other, paid. Not known of what an earlier release stored. */
  isPaidByCard(operation: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean
  /** Returns whether a newer release, in another tab, has stored data that this one cannot read. */
  hasNewerReleaseData(): boolean
  /** Stores a new operation and returns it. Of `instrument`, the card, only a hash is stored. */
  add(target: OperationTarget, operation: StoredOperationDetails, instrument?: string): OperationRecord
  /** Stores the outcome of an operation. */
  replace(operation: OperationRecord): void
}
export const OperationStore = port<OperationStore>('OperationStore')
