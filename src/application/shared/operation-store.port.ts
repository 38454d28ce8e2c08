import type { OperationRecord } from '@/domain/shared/operation'
import { definePort } from './port'

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
  /** Identifies the card of the operation. Only a hash of it is stored. */
  readonly instrument?: string
}

/**
 * The fields of a new operation that are stored as they are. Its customer, target and card are stored only
 * as hashes.
 */
export type StoredOperationDetails = Omit<
  OperationRecord,
  'fingerprint' | 'customerFingerprint' | 'instrument'
>

/**
 * Stores the operations of this device, for all its tabs: those of the last 48 hours, and older ones for
 * which the lender has not been asked since. Lists are in the order in which operations were made. They
 * survive signing out, so that a customer who signs in again is not charged twice. No names are stored, and
 * no other customer finds them. If the browser forbids storage, they last as long as the page.
 * Source: PAY-16, GEN-11.
 */
export interface OperationStore {
  /** Returns the operations of all customers of this device. */
  all(): readonly OperationRecord[]
  /** Returns the customer's operations on one target. */
  onTarget(target: OperationTarget): readonly OperationRecord[]
  /** Returns the customer's operations on every target but this one. */
  onOtherTargets(target: OperationTarget): readonly OperationRecord[]
  /**
   * Returns whether the operation was sent with that card, or may have been. It may have been if an earlier
   * release stored it, without a hash of the card.
   */
  isSentWithCard(operation: Pick<OperationRecord, 'idempotencyKey'>, instrument: string): boolean
  /**
   * Returns whether the payment was made with that saved card and with no other. False for payments that an
   * earlier release stored.
   */
  isPaidByCard(operation: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean
  /** Returns whether a newer release, in another tab, has stored data that this one cannot read. */
  hasNewerReleaseData(): boolean
  /** Stores a new operation and returns it. Of `instrument`, the card, only a hash is stored. */
  add(target: OperationTarget, operation: StoredOperationDetails, instrument?: string): OperationRecord
  /** Replaces the stored record of an operation with this one. */
  replace(operation: OperationRecord): void
}
export const OperationStore = definePort<OperationStore>('OperationStore')
