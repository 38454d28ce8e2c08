import { inject, injectable } from 'inversify'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationEvent } from '@/domain/shared/operation-status'
import { OperationRecords, type AnswerDetails } from './operation-records'
import type { NewOperation, OperationTarget } from './operation-store.port'
import { TabLock } from './tab-lock.port'

/**
 * Name of the lock that is held for one write, which reads the stored operations and stores the changed ones:
 * no write of another tab is lost. `ExactlyOnce` has another lock, which it holds while it starts an operation.
 */
const lockName = 'operation-log'

/**
 * Reads the operations of this device, and writes them one tab at a time. It also knows which operations
 * this page is waiting for. Source: PAY-16.
 */
@injectable('Singleton')
export class OperationLog {
  private readonly pendingKeys = new Set<string>()

  constructor(
    @inject(OperationRecords) private readonly records: OperationRecords,
    @inject(TabLock) private readonly tabLock: TabLock,
  ) {}

  /** Returns the operations on a target, latest first. */
  onTarget(target: OperationTarget): readonly OperationRecord[] {
    return this.records.onTarget(target)
  }

  /** Returns the customer's operations on other targets. */
  onOtherTargets(target: OperationTarget): readonly OperationRecord[] {
    return this.records.onOtherTargets(target)
  }

  /** Returns whether this device stores any operation, of any customer. */
  hasAny(): boolean {
    return this.records.hasAny()
  }

  /** Returns a text that changes when an operation is created or its status changes; caches compare it. */
  versionToken(): string {
    return this.records.versionToken()
  }

  /** Returns the operation as it is stored now. */
  find(idempotencyKey: string): OperationRecord | undefined {
    return this.records.find(idempotencyKey)
  }

  /** Returns whether this device made the operation with that number of the lender's. */
  hasReference(reference: string): boolean {
    return this.records.hasReference(reference)
  }

  /** Returns whether the operation was sent with that card, or may have been. */
  isSentWithCard(operation: OperationRecord, instrument: string): boolean {
    return this.records.isSentWithCard(operation, instrument)
  }

  /** Returns whether that saved card, and no other, paid. */
  isPaidByCard(operation: OperationRecord, debitCardId: string): boolean {
    return this.records.isPaidByCard(operation, debitCardId)
  }

  /** Returns whether a newer release, in another tab, has stored data that this one cannot read. */
  hasNewerReleaseData(): boolean {
    return this.records.hasNewerReleaseData()
  }

  /** Records an operation and that it is about to be sent, in one step. */
  createAndApply(
    target: OperationTarget,
    created: NewOperation,
    event: 'send' | 'redirect',
  ): Promise<OperationRecord> {
    return this.write(() => {
      const operation = this.records.add(target, created)
      return this.records.applyEvent(operation, event) ?? operation
    })
  }

  /** Stores a new operation before anything is sent. */
  create(target: OperationTarget, created: NewOperation): Promise<OperationRecord> {
    return this.write(() => this.records.add(target, created))
  }

  /** Returns the operation after that event, even if it is no longer stored. */
  applyEvent(
    operation: OperationRecord,
    event: OperationEvent,
    details?: AnswerDetails,
  ): Promise<OperationRecord> {
    return this.write(
      () =>
        this.records.applyEvent(operation, event, details) ??
        this.records.withEvent(operation, event, details),
    )
  }

  /** Takes back the last attempt, because nothing was sent. */
  withdrawAttempt(operation: OperationRecord): Promise<OperationRecord> {
    return this.write(() => this.records.withdrawAttempt(operation) ?? operation)
  }

  /** Updates what the lender reports for an operation that has not been sent again yet. */
  updateLenderReport(operation: OperationRecord, before: OperationRecord['before']): Promise<void> {
    return this.write(() => this.records.updateLenderReport(operation, before))
  }

  /** Records that the customer has seen the outcome. */
  acknowledge(operation: OperationRecord): Promise<void> {
    return this.write(() => this.records.acknowledge(operation))
  }

  /**
   * Marks the operation as pending on this page until `work` ends. The lender may not have received the
   * request before that.
   */
  async runAsPending<Value>({ idempotencyKey }: OperationRecord, work: () => Promise<Value>): Promise<Value> {
    this.pendingKeys.add(idempotencyKey)
    try {
      return await work()
    } finally {
      this.pendingKeys.delete(idempotencyKey)
    }
  }

  isPending({ idempotencyKey }: OperationRecord): boolean {
    return this.pendingKeys.has(idempotencyKey)
  }

  private write<Value>(work: () => Value): Promise<Value> {
    return this.tabLock.runAlone(lockName, () => Promise.resolve(work()))
  }
}
