import { StoredCustomerOperations } from '@/adapters/device/stored/stored-customer-operations'
import { failure } from '@/domain/shared/result'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationEvent, OperationStatus } from '@/domain/shared/operation-status'
import type { Clock } from '@/application/shared/clock.port'
import { AskLenderAboutOperation } from '@/application/shared/ask-lender-about-operation'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import { FollowOperation } from '@/application/shared/follow-operation'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { OperationFollowUp } from '@/application/shared/operation-follow-up'
import { OperationLog } from '@/application/shared/operation-log'
import { OperationRecords } from '@/application/shared/operation-records'
import type { NewOperation, OperationTarget } from '@/application/shared/operation-store.port'
import type { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { OperationsOnOtherDevices } from '@/application/shared/operations-on-other-devices'
import type { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { Randomness } from '@/application/shared/randomness.port'
import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import type { SessionStore } from '@/application/session/session-store'
import { ManualClock } from './manual-clock'
import { MemoryCrossTabLock, SequentialUuidSource } from './memory-device'
import { MemoryRecentOperationsGateway } from './recent-operations'
import { MemoryStorage } from './memory-storage'

/** Services of a device that the portal needs to store operations. */
interface OperationStorageServices {
  readonly storage?: KeyValueStorage
  readonly clock?: Clock
  readonly randomness?: Randomness
  readonly tabLock?: CrossTabLock
}

/**
 * Creates the two services that store the operations of one browser tab. `records` writes immediately. `log`
 * waits for the lock that the tabs share before it writes, as in the portal.
 */
export function createOperationStorage({
  storage = new MemoryStorage(),
  clock = new ManualClock(),
  randomness = new SequentialUuidSource(),
  tabLock = new MemoryCrossTabLock(),
}: OperationStorageServices = {}): { readonly records: OperationRecords; readonly log: OperationLog } {
  const store = new StoredCustomerOperations(storage, clock, randomness)
  const records = new OperationRecords(store, clock, randomness)
  return { records, log: new OperationLog(store, clock, records, tabLock) }
}

/** Gateway that gets no answer when it asks the lender what happened to an operation. */
const unansweredStatusGateway: OperationStatusGateway = {
  status: () => Promise.resolve(failure({ kind: 'no-answer' })),
}

/**
 * Creates the engine of one browser tab that carries out each operation exactly once, and the storage of
 * its operations.
 */
export function createExactlyOnceServices(
  sessions: SessionStore,
  {
    statuses = unansweredStatusGateway,
    recent = new MemoryRecentOperationsGateway(),
    ...device
  }: OperationStorageServices & {
    readonly statuses?: OperationStatusGateway
    readonly recent?: RecentOperationsGateway
  } = {},
): {
  readonly exactlyOnce: ExactlyOnce
  readonly followOperation: FollowOperation
  readonly records: OperationRecords
  readonly log: OperationLog
} {
  const { clock = new ManualClock(), tabLock = new MemoryCrossTabLock() } = device
  const { records, log } = createOperationStorage({ ...device, clock, tabLock })
  const elsewhere = new OperationsOnOtherDevices(recent, log, clock)
  const exactlyOnce = new ExactlyOnce(log, sessions, tabLock, elsewhere)
  const followOperation = new FollowOperation(statuses, createOperationFollowUp({ log, clock }))
  return { records, log, exactlyOnce, followOperation }
}

/** Creates the service that asks the lender for the results of the operations of one browser tab. */
export function createOperationFollowUp({
  log,
  clock,
}: {
  readonly log: OperationLog
  readonly clock: Clock
}): OperationFollowUp {
  return new OperationFollowUp(new AskLenderAboutOperation(log), clock, log)
}

/** Events that bring an operation to each status, in order. */
const eventsLeadingToStatus: Readonly<Record<OperationStatus, readonly OperationEvent[]>> = {
  created: [],
  redirected: ['redirect'],
  sent: ['send'],
  notReceived: ['send', 'miss'],
  confirmed: ['send', 'confirm'],
  rejected: ['send', 'reject'],
}

/** A payment of Marta's installment with a saved card. */
const martasPayment: NewOperation = {
  amount: cents(1_262_500),
  terms: { kind: 'installment', channel: 'saved-card' },
  before: { due: cents(1_262_500), listed: 0 },
}

/**
 * Stores an operation on the device and brings it to the given status. By default, the operation is a
 * payment of an installment.
 */
export function storeOperation(
  records: OperationRecords,
  target: OperationTarget,
  status: OperationStatus = 'sent',
  created: Partial<NewOperation> = {},
): OperationRecord {
  const operation = records.add(target, { ...martasPayment, ...created })
  return eventsLeadingToStatus[status].reduce(
    (each, event) => records.applyEvent(each, event) ?? each,
    operation,
  )
}
