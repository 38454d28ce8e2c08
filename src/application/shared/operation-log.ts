import { inject, injectable } from 'inversify'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationEvent } from '@/domain/shared/operation-status'
import {
  OperationRecords,
  type LenderFacts,
  type NewOperation,
  type OperationTarget,
} from './operation-records'
import { TabLock } from './tab-lock.port'

/** The one lock of every write: a tab reads, decides and writes alone. */
const lockName = 'operation-log'

/**
 * The operations of this device, read at once and written one tab at a time. It also knows which operations this very
 * page waits for. Source: PAY-16.
 */
@injectable('Singleton')
export class OperationLog {
  private readonly pendingKeys = new Set<string>()

  constructor(
    @inject(OperationRecords) private readonly records: OperationRecords,
    @inject(TabLock) private readonly tabLock: TabLock,
  ) {}

  /** Those of a target, latest first. */
  of(target: OperationTarget): readonly OperationRecord[] {
    return this.records.of(target)
  }

  /** Whether the device remembers any, of whoever. */
  hasAny(): boolean {
    return this.records.hasAny()
  }

  /** Another text as soon as anything is created, sent or heard of. */
  state(): string {
    return this.records.state()
  }

  /** As the device knows it now. */
  find(idempotencyKey: string): OperationRecord | undefined {
    return this.records.find(idempotencyKey)
  }

  /** Whether this device ordered what has that number of the lender's. */
  isKnownReference(reference: string): boolean {
    return this.records.hasReference(reference)
  }

  /** Whether a newer release, in another tab, stores what this one cannot read. */
  isOfNewerRelease(): boolean {
    return this.records.isOfNewerRelease()
  }

  /** Records an operation and that it is about to leave, in one step. */
  open(target: OperationTarget, created: NewOperation, event: 'send' | 'redirect'): Promise<OperationRecord> {
    return this.write(() => {
      const operation = this.records.add(target, created)
      return this.records.apply(operation, event) ?? operation
    })
  }

  /** Stores a new operation, before anything is sent. */
  create(target: OperationTarget, created: NewOperation): Promise<OperationRecord> {
    return this.write(() => this.records.add(target, created))
  }

  /** The operation after that event, also where the device has forgotten it. */
  apply(operation: OperationRecord, event: OperationEvent, facts?: LenderFacts): Promise<OperationRecord> {
    return this.write(
      () => this.records.apply(operation, event, facts) ?? this.records.after(operation, event, facts),
    )
  }

  /** The last attempt never left this device. */
  withdrawAttempt(operation: OperationRecord): Promise<OperationRecord> {
    return this.write(() => this.records.withdrawAttempt(operation) ?? operation)
  }

  /** What the lender shows now, of one that has not gone out again yet. */
  renew(operation: OperationRecord, before: OperationRecord['before']): Promise<void> {
    return this.write(() => this.records.renew(operation, before))
  }

  /** The customer knows the outcome. */
  acknowledge(operation: OperationRecord): Promise<void> {
    return this.write(() => this.records.acknowledge(operation))
  }

  /** This page waits for the answer until that work ends: the lender may not have got the request yet. */
  async whilePending<Value>({ idempotencyKey }: OperationRecord, work: () => Promise<Value>): Promise<Value> {
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
