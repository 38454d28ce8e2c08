import { inject, injectable } from 'inversify'
import { isRecentOperation, markOperationIfKeyExpired, type OperationRecord } from '@/domain/shared/operation'
import { nextOperationStatus, type OperationEvent } from '@/domain/shared/operation-status'
import { Clock } from './clock.port'
import {
  OperationStore,
  type DebtReportedByLender,
  type NewOperation,
  type OperationTarget,
} from './operation-store.port'
import { Randomness } from './randomness.port'

/**
 * The data that the lender's answer adds to the record of an operation, and whether the customer still has
 * to see the outcome of the operation.
 */
export type OperationAnswerDetails = Pick<
  Partial<OperationRecord>,
  'reference' | 'refusal' | 'pendingAcknowledgement'
>

/** Reads the operations (such as payments) stored on this device. Source: PAY-16. */
export class StoredOperations {
  constructor(
    protected readonly store: OperationStore,
    protected readonly clock: Clock,
  ) {}

  /** Returns the customer's operations on one target (a loan, a card or a shop's code), latest first. */
  operationsOnTarget(target: OperationTarget): readonly OperationRecord[] {
    const now = this.clock.now()
    return this.store
      .operationsOnTarget(target)
      .map((each) => markOperationIfKeyExpired(each, now))
      .reverse()
  }

  /**
   * Returns the customer's operations on every target (a loan, a card or a shop's code) other than the
   * given one.
   */
  operationsOnOtherTargets(target: OperationTarget): readonly OperationRecord[] {
    return this.store.operationsOnOtherTargets(target)
  }

  /** Returns whether this device stores an operation of any customer. */
  hasAnyOperation(): boolean {
    return this.store.allOperations().length > 0
  }

  /**
   * Returns a text that changes when an operation is created or its status changes. Caches use it to notice
   * a change.
   */
  contentVersion(): string {
    return this.store
      .allOperations()
      .map(({ idempotencyKey, status }) => `${idempotencyKey} ${status}`)
      .join()
  }

  /** Returns the stored operation that has the given idempotency key; undefined if none has it. */
  find(idempotencyKey: string): OperationRecord | undefined {
    const found = this.store.allOperations().find((each) => each.idempotencyKey === idempotencyKey)
    return found && markOperationIfKeyExpired(found, this.clock.now())
  }

  /** Returns whether this device stores an operation to which the lender gave this number. */
  hasOperationWithLenderNumber(reference: string): boolean {
    return this.store.allOperations().some((each) => each.reference === reference)
  }

  /** Returns whether the operation was, or may have been, sent with the given card or bank account. */
  mayHaveUsedCard(operation: Pick<OperationRecord, 'idempotencyKey'>, cardOrAccountId: string): boolean {
    return this.store.mayHaveUsedCard(operation, cardOrAccountId)
  }

  /** Returns whether the payment was made with the given saved card and with no other card. */
  wasPaidWithSavedCard(operation: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean {
    return this.store.wasPaidWithSavedCard(operation, debitCardId)
  }

  /**
   * Returns whether a newer release of the portal, in another tab, has stored data that this release cannot
   * read.
   */
  hasDataOfNewerRelease(): boolean {
    return this.store.hasDataOfNewerRelease()
  }
}

/**
 * Writes the operations stored on this device. Other code writes them only through `OperationLog`.
 * Source: PAY-16.
 */
@injectable('Singleton')
export class OperationRecords extends StoredOperations {
  constructor(
    @inject(OperationStore) store: OperationStore,
    @inject(Clock) clock: Clock,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    super(store, clock)
  }

  /** Stores a new operation with a new idempotency key. Its request has not been sent yet. */
  add(target: OperationTarget, { cardOrAccountId, ...details }: NewOperation): OperationRecord {
    const idempotencyKey = this.randomness.createUuid()
    const at = this.clock.now()
    return this.store.add(
      target,
      { ...details, idempotencyKey, at, status: 'created', attempts: 0 },
      cardOrAccountId,
    )
  }

  /**
   * Changes the status of the operation according to the given event and stores it. Returns the changed
   * operation; undefined if it is no longer stored.
   */
  applyEvent(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    event: OperationEvent,
    details: OperationAnswerDetails = {},
  ): OperationRecord | undefined {
    const known = this.find(idempotencyKey)
    if (!known) return undefined
    const operation = this.operationAfterEvent(known, event, details)
    this.store.replace(operation)
    return operation
  }

  /** Returns the operation with its status changed according to the given event. Does not store it. */
  operationAfterEvent(
    operation: OperationRecord,
    event: OperationEvent,
    details: OperationAnswerDetails = {},
  ): OperationRecord {
    const now = this.clock.now()
    const isLeaving = event === 'send' || event === 'redirect'
    return {
      ...operation,
      ...details,
      status: nextOperationStatus(operation.status, event),
      ...(isLenderAnswer(event) && !isRecentOperation(operation, now) ? { answeredAt: now } : {}),
      ...(isLeaving
        ? {
            at: now,
            firstSentAt: operation.firstSentAt ?? (operation.attempts > 0 ? operation.at : now),
            attempts: operation.attempts + 1,
          }
        : {}),
    }
  }

  /**
   * Removes the last attempt from the record of the operation, because the request was not sent, or the
   * provider gave no payment page. If it was the only attempt, the operation becomes `rejected`.
   */
  removeLastAttempt({
    idempotencyKey,
  }: Pick<OperationRecord, 'idempotencyKey'>): OperationRecord | undefined {
    const known = this.find(idempotencyKey)
    if (!known) return undefined
    const attempts = Math.max(0, known.attempts - 1)
    const status = attempts === 0 ? nextOperationStatus('created', 'cancel') : known.status
    const operation = { ...known, attempts, status }
    this.store.replace(operation)
    return operation
  }

  /**
   * Updates what the record says about the debt: how much was owed before the operation and, if `pays` is
   * given, which part of the debt the operation pays. Called when the customer retries the operation, before
   * it is sent.
   */
  updateDebtReportedByLender(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    { before, pays }: DebtReportedByLender,
  ): void {
    const known = this.find(idempotencyKey)
    if (known) this.store.replace({ ...known, before, ...(pays && { pays }) })
  }

  /** Records that the customer has seen the operation's outcome. */
  markOutcomeSeen({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    const known = this.find(idempotencyKey)
    if (!known?.pendingAcknowledgement) return
    const { pendingAcknowledgement: _, ...rest } = known
    this.store.replace(rest)
  }
}

function isLenderAnswer(event: OperationEvent): boolean {
  return event === 'confirm' || event === 'reject' || event === 'miss' || event === 'pend'
}
