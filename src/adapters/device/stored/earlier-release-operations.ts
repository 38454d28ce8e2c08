import * as v from 'valibot'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { OperationTerms, PaymentChannel } from '@/domain/shared/operation-terms'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import {
  typeGuardForSchema,
  centsSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
} from './schemas'

/** An operation as earlier releases stored it, with a `standing` in place of a status. */
interface EarlierOperation {
  readonly idempotencyKey: string
  readonly mark: string
  readonly amount: Cents
  readonly way: string
  readonly at: Instant
  readonly standing: 'started' | 'sent' | 'unheard' | 'accepted' | 'rejected'
  readonly reference?: string
  readonly refusal?: string
  readonly before: { readonly due: Cents; readonly listed: number }
}

interface EarlierReleaseOperationList {
  readonly salt: string
  readonly all: readonly EarlierOperation[]
}

/**
 * Reads the operations (such as payments) that an earlier release of the portal stored under another storage
 * key. The stored operations are not changed, because a tab of the earlier release may still be open. A payment
 * of an installment keeps its payment channel, such as a saved card. Of any other operation, too little was
 * stored to send it again. It is kept only so that the customer does not make it twice. Source: PAY-16.
 */
export function readEarlierReleaseOperations(
  storage: KeyValueStorage,
): { readonly salt: string; readonly all: readonly OperationRecord[] } | undefined {
  const stored = storedEarlierOperations(storage).read()
  return stored && { salt: stored.salt, all: stored.all.map(toOperation) }
}

/**
 * Deletes the operations (such as payments) that an earlier release of the portal stored. Called when none
 * of them has to be stored any more.
 */
export function deleteEarlierReleaseOperations(storage: KeyValueStorage): void {
  storedEarlierOperations(storage).remove()
}

function storedEarlierOperations(storage: KeyValueStorage): StoredValue<EarlierReleaseOperationList> {
  return new StoredValue(storage, 'intentions', {
    version: 1,
    isValid: typeGuardForSchema(earlierOperationsSchema),
  })
}

const statusByStanding: Readonly<Record<EarlierOperation['standing'], OperationStatus>> = {
  started: 'redirected',
  sent: 'sent',
  ['unheard']: 'notReceived',
  accepted: 'confirmed',
  rejected: 'rejected',
}

function toOperation({ mark, way, standing, ...same }: EarlierOperation): OperationRecord {
  return {
    ...same,
    fingerprint: mark,
    terms: toOperationTerms(way),
    status: statusByStanding[standing],
    attempts: 1,
  }
}

const paymentChannels: readonly PaymentChannel[] = ['saved-card', 'new-card', 'wallet', 'credit-card']

function toOperationTerms(way: string): OperationTerms {
  const channel = paymentChannels.find((each) => each === way)
  return channel ? { kind: 'installment', channel } : { kind: 'earlier-release' }
}

const earlierOperationSchema = objectSchema<EarlierOperation>({
  idempotencyKey: wellFormedTextSchema,
  mark: wellFormedTextSchema,
  amount: centsSchema,
  way: wellFormedTextSchema,
  at: instantSchema,
  standing: v.picklist(['started', 'sent', 'unheard', 'accepted', 'rejected']),
  reference: optionalField(wellFormedTextSchema),
  refusal: optionalField(wellFormedTextSchema),
  before: objectSchema<EarlierOperation['before']>({ due: centsSchema, listed: safeIntegerSchema }),
})

const earlierOperationsSchema = objectSchema<EarlierReleaseOperationList>({
  salt: wellFormedTextSchema,
  all: v.array(earlierOperationSchema),
})
