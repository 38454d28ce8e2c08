import { inject, injectable } from 'inversify'
import { mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import { isSameOperationTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import type { OperationEvent } from '@/domain/shared/operation-status'
import { Clock } from './clock.port'
import { OperationRecords, StoredOperations, type OperationAnswerDetails } from './operation-records'
import {
  OperationStore,
  type DebtReportedByLender,
  type NewOperation,
  type OperationTarget,
} from './operation-store.port'
import { CrossTabLock } from './cross-tab-lock.port'

/**
 * Name of the lock that is held for one write. A write reads the stored operations and stores the changed
 * ones, so without the lock a write of another tab could be lost. `ExactlyOnce` has another lock, which it
 * holds while it starts an operation.
 */
const operationWriteLockName = 'operation-log'

/**
 * Reads the operations (such as payments) stored on this device, and writes them so that only one tab writes
 * at a time. Also knows for which operations this page is waiting for the lender's answer. Source: PAY-16.
 */
@injectable('Singleton')
export class OperationLog extends StoredOperations {
  private readonly pendingKeys = new Set<string>()

  constructor(
    @inject(OperationStore) store: OperationStore,
    @inject(Clock) clock: Clock,
    @inject(OperationRecords) private readonly records: OperationRecords,
    @inject(CrossTabLock) private readonly tabLock: CrossTabLock,
  ) {
    super(store, clock)
  }

  /**
   * Returns an earlier operation on the target (such as a loan) that has the given terms and can be sent
   * again: the lender did not receive it, and its idempotency key has not expired. Undefined if there is
   * none.
   */
  operationToRetry(target: OperationTarget, terms: OperationTerms): OperationRecord | undefined {
    return this.operationsOnTarget(target).find(
      (each) => mayRetryOperation(each) && isSameOperationTerms(each.terms, terms),
    )
  }

  /**
   * Stores a new operation and, in the same step, records that its request is about to be sent or that the
   * customer is about to be redirected.
   */
  createAndApplyEvent(
    target: OperationTarget,
    created: NewOperation,
    event: 'send' | 'redirect',
  ): Promise<OperationRecord> {
    return this.write(() => {
      const operation = this.records.add(target, created)
      return this.records.applyEvent(operation, event) ?? operation
    })
  }

  /**
   * Changes the status of the operation according to the given event and stores it. Returns the changed
   * operation even if it is no longer stored.
   */
  applyEvent(
    operation: OperationRecord,
    event: OperationEvent,
    details?: OperationAnswerDetails,
  ): Promise<OperationRecord> {
    return this.write(
      () =>
        this.records.applyEvent(operation, event, details) ??
        this.records.operationAfterEvent(operation, event, details),
    )
  }

  /**
   * Removes the last attempt from the record of the operation, because the request was not sent, or the
   * provider gave no payment page.
   */
  removeLastAttempt(operation: OperationRecord): Promise<OperationRecord> {
    return this.write(() => this.records.removeLastAttempt(operation) ?? operation)
  }

  /**
   * Replaces what the record of an operation says about the debt before the operation and, if `pays` is given,
   * what the operation pays of it. Used only while the operation has not been sent again.
   */
  updateDebtReportedByLender(operation: OperationRecord, reported: DebtReportedByLender): Promise<void> {
    return this.write(() => this.records.updateDebtReportedByLender(operation, reported))
  }

  /** Records that the customer has seen the operation's outcome. */
  markOutcomeSeen(operation: OperationRecord): Promise<void> {
    return this.write(() => this.records.markOutcomeSeen(operation))
  }

  /**
   * Marks the operation as pending on this page until `work` ends. Until then, the lender may not have
   * received the request for the operation yet.
   */
  async runMarkedPending<Value>(
    { idempotencyKey }: OperationRecord,
    work: () => Promise<Value>,
  ): Promise<Value> {
    this.pendingKeys.add(idempotencyKey)
    try {
      return await work()
    } finally {
      this.pendingKeys.delete(idempotencyKey)
    }
  }

  isPendingOnThisPage({ idempotencyKey }: OperationRecord): boolean {
    return this.pendingKeys.has(idempotencyKey)
  }

  private write<Value>(work: () => Value): Promise<Value> {
    return this.tabLock.runInOneTabAtATime(operationWriteLockName, () => Promise.resolve(work()))
  }
}
