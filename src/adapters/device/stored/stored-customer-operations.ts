import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { Instant } from '@/domain/shared/calendar-date'
import { calculateHash, calculateShortHash } from '@/domain/shared/hash'
import { shouldKeepOperation, type OperationRecord } from '@/domain/shared/operation'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type {
  StoredOperationDetails,
  OperationStore,
  OperationTarget,
} from '@/application/shared/operation-store.port'
import { Randomness } from '@/application/shared/randomness.port'
import { StoredValue, parseStoredValue, type StoredValueFormat } from './stored-value'
import { readEarlierReleaseOperations, deleteEarlierReleaseOperations } from './earlier-release-operations'
import { storedOperationSchema } from './operation-schema'
import { typeGuardForSchema, objectSchema, wellFormedTextSchema } from './schemas'

interface OperationList {
  /**
   * Random text of this device. It is part of the input of every fingerprint (hash), so that
   * fingerprints of two devices differ.
   */
  readonly salt: string
  readonly all: readonly OperationRecord[]
}

/** Maximum number of stored operations. The oldest are removed first. */
const maxStoredOperations = 200

@injectable('Singleton')
export class StoredCustomerOperations implements OperationStore {
  private readonly stored: StoredValue<OperationList>

  constructor(
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'operations', operationListFormat)
  }

  allOperations(): readonly OperationRecord[] {
    return this.read().flatMap((list) => list.all)
  }

  operationsOnTarget({ customerTaxId, target }: OperationTarget): readonly OperationRecord[] {
    return this.read().flatMap(({ salt, all }) => {
      const fingerprint = calculateHash(salt, customerTaxId, target)
      return all.filter((each) => each.fingerprint === fingerprint)
    })
  }

  operationsOnOtherTargets({ customerTaxId, target }: OperationTarget): readonly OperationRecord[] {
    return this.read().flatMap(({ salt, all }) =>
      all.filter(
        (each) =>
          each.customerFingerprint === calculateHash(salt, customerTaxId) &&
          each.fingerprint !== calculateHash(salt, customerTaxId, target),
      ),
    )
  }

  mayHaveUsedCard(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    cardOrAccountId: string,
  ): boolean {
    const own = this.currentReleaseList()
    if (!own) return true
    const hash = own.all.find((each) => each.idempotencyKey === idempotencyKey)?.instrument
    return (
      hash === undefined || [shortHash, calculateHash].some((of) => of(own.salt, cardOrAccountId) === hash)
    )
  }

  wasPaidWithSavedCard({ instrument }: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean {
    const own = this.currentReleaseList()
    return own !== undefined && instrument === calculateHash(own.salt, debitCardId)
  }

  hasDataOfNewerRelease(): boolean {
    return parseStoredValue(this.storage.read('operations') ?? '', operationListFormat).kind === 'later'
  }

  add(
    { customerTaxId, target }: OperationTarget,
    bare: StoredOperationDetails,
    cardOrAccountId?: string,
  ): OperationRecord {
    const { salt, all } = this.currentOrNewList()
    const operation: OperationRecord = {
      ...bare,
      ...(cardOrAccountId === undefined
        ? {}
        : { instrument: paymentInstrumentHash(salt, cardOrAccountId, bare) }),
      fingerprint: calculateHash(salt, customerTaxId, target),
      customerFingerprint: calculateHash(salt, customerTaxId),
    }
    this.write({ salt, all: [...all, operation] })
    return operation
  }

  replace({ isKeyExpired: _, ...operation }: OperationRecord): void {
    const { salt, all } = this.currentOrNewList()
    const isOwn = all.some((each) => each.idempotencyKey === operation.idempotencyKey)
    this.write({
      salt,
      all: isOwn
        ? all.map((each) => (each.idempotencyKey === operation.idempotencyKey ? operation : each))
        : // The operation was stored by an earlier release with another salt; it is moved to this release's list.
          [...all, operation],
    })
  }

  /**
   * Stores the latest operations (such as payments) of a list, up to the maximum number. Does nothing if a
   * newer release of the portal has stored a list of its own.
   */
  private write({ salt, all }: OperationList): void {
    if (!this.hasDataOfNewerRelease()) this.stored.write({ salt, all: all.slice(-maxStoredOperations) })
  }

  /**
   * Returns the operations (such as payments) that this release of the portal has stored, and the operations
   * of an earlier release that are still stored under its storage key.
   */
  private read(): readonly OperationList[] {
    const own = this.currentReleaseList()
    const earlier = readEarlierReleaseOperations(this.storage)
    if (!earlier) return own ? [own] : []
    const now = this.clock.now()
    const taken = new Map(own?.all.map((each) => [each.idempotencyKey, each]))
    const all = earlier.all
      .map((each) => taken.get(each.idempotencyKey) ?? each)
      .filter((each) => shouldKeepOperation(each, now))
    if (all.length === 0) deleteEarlierReleaseOperations(this.storage)
    return own ? [{ salt: earlier.salt, all }, own] : [{ salt: earlier.salt, all }]
  }

  private currentOrNewList(): OperationList {
    return this.currentReleaseList() ?? { salt: this.randomness.createUuid(), all: [] }
  }

  /**
   * Returns the operations (such as payments) that this release of the portal has stored; undefined if there
   * are none. First deletes those that no longer have to be stored.
   */
  private currentReleaseList(): OperationList | undefined {
    const stored = this.stored.read()
    if (!stored) return undefined
    const now = this.clock.now()
    const all = stored.all
      .map((each) => clampFutureTimes(each, now))
      .filter((each) => shouldKeepOperation(each, now))
    if (all.length === 0) {
      this.stored.remove()
      return undefined
    }
    const isSame =
      all.length === stored.all.length && all.every((each, position) => each === stored.all[position])
    if (!isSame) this.stored.write({ ...stored, all })
    return { ...stored, all }
  }
}

/**
 * Replaces times of an operation that are in the future by the present time. Otherwise an operation stored
 * while the device's clock was wrong would stay stored for too long.
 */
function clampFutureTimes(operation: OperationRecord, now: Instant): OperationRecord {
  const { at, answeredAt } = operation
  if (at <= now && (answeredAt === undefined || answeredAt <= now)) return operation
  const answered = answeredAt === undefined ? {} : { answeredAt: earlierInstant(answeredAt, now) }
  return { ...operation, at: earlierInstant(at, now), ...answered }
}

function earlierInstant(one: Instant, other: Instant): Instant {
  return Math.min(one, other) as Instant
}

/**
 * Returns a hash of the card or bank account of an operation. The lender's id of a saved card is hashed
 * whole; a card number or a bank account gets a hash of 12 bits.
 */
function paymentInstrumentHash(
  salt: string,
  cardOrAccountId: string,
  { terms }: Pick<StoredOperationDetails, 'terms'>,
): string {
  const isSaved = terms.kind === 'installment' && terms.channel === 'saved-card'
  return (isSaved ? calculateHash : shortHash)(salt, cardOrAccountId)
}

/** Returns a hash of 12 bits, which reveals less about a card number than its last four digits. */
function shortHash(salt: string, cardOrAccountId: string): string {
  return calculateShortHash(salt, cardOrAccountId).slice(-3)
}

const operationListFormat: StoredValueFormat<OperationList> = {
  version: 1,
  isValid: typeGuardForSchema(
    objectSchema<OperationList>({ salt: wellFormedTextSchema, all: v.array(storedOperationSchema) }),
  ),
}
