import type { OperationRecord } from '@/domain/shared/operation'
import { definePort } from './port'

/** The customer, and what the operation is about, such as a loan, a card or a shop's code. */
export interface OperationTarget {
  /** Tax id of the customer to whom the operations belong. */
  readonly customerTaxId: string
  readonly target: string
}

/** What is stored about an operation before its request is sent. */
export type NewOperation = Pick<
  OperationRecord,
  'amount' | 'terms' | 'before' | 'pays' | 'pendingAcknowledgement'
> & {
  /** Identifies the card or bank account of the operation. Only a hash of this text is stored. */
  readonly cardOrAccountId?: string | undefined
}

/**
 * What the lender reported about the debt before an operation, and what the operation pays of it, if that is
 * known.
 */
export type DebtReportedByLender = Pick<NewOperation, 'before' | 'pays'>

/**
 * The fields of a new operation that are stored unchanged. The operation's customer, its target, and its
 * card or bank account are stored only as hashes.
 */
export type StoredOperationDetails = Omit<
  OperationRecord,
  'fingerprint' | 'customerFingerprint' | 'instrument'
>

/**
 * Stores the operations of this device, for all tabs: those of the last 48 hours, and older operations that
 * may have been done and whose status the lender has not given since then. One that the lender confirms
 * after 48 hours is stored for 48 hours more. At most the latest 200 are stored. Lists are in the order in
 * which the operations were made. Signing out does not delete operations, so that a customer who signs in
 * again is not charged twice. No names are stored, and another customer cannot find the operations. If the
 * browser forbids storage, operations last as long as the page. Source: PAY-16, GEN-11.
 */
export interface OperationStore {
  /** Returns the operations of all customers of this device. */
  allOperations(): readonly OperationRecord[]
  /** Returns the customer's operations on one target (such as a loan or a shop's code). */
  operationsOnTarget(target: OperationTarget): readonly OperationRecord[]
  /**
   * Returns the customer's operations on every target (such as a loan or a shop's code) other than the
   * given one.
   */
  operationsOnOtherTargets(target: OperationTarget): readonly OperationRecord[]
  /**
   * Returns whether the operation was, or may have been, sent with the given card or bank account. It may
   * have been if an earlier release of the portal stored the operation without a hash of either.
   */
  mayHaveUsedCard(operation: Pick<OperationRecord, 'idempotencyKey'>, cardOrAccountId: string): boolean
  /**
   * Returns whether the payment was made with the given saved card and with no other card. False for
   * payments that an earlier release of the portal stored.
   */
  wasPaidWithSavedCard(operation: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean
  /**
   * Returns whether a newer release of the portal, in another tab, has stored data that this release cannot
   * read.
   */
  hasDataOfNewerRelease(): boolean
  /**
   * Stores a new operation and returns it. `cardOrAccountId` identifies the card or bank account; only a hash of
   * it is stored.
   */
  add(target: OperationTarget, operation: StoredOperationDetails, cardOrAccountId?: string): OperationRecord
  /** Replaces the stored record of an operation with the given record. */
  replace(operation: OperationRecord): void
}
export const OperationStore = definePort<OperationStore>('OperationStore')
