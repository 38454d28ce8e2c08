import { inject, injectable } from 'inversify'
import { isRecent, isStored, withKeyAge, type OperationRecord } from '@/domain/shared/operation'
import { nextStatus, type OperationEvent } from '@/domain/shared/operation-status'
import type { Instant } from '@/domain/shared/calendar-date'
import { fingerprintOf, shortFingerprintOf } from '@/domain/shared/fingerprint'
import { Clock } from './clock.port'
import { earlierOperations, forgetEarlierOperations } from './earlier-operations'
import { LocalStorage, type KeyValueStorage } from './key-value-storage.port'
import { Randomness } from './randomness.port'
import { isOperationShape } from './operation-shape'
import { isListOf, isShapedAs, isText } from './shape'
import { StoredValue, readStored, type StoredShape } from './stored-value'

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

/** Further facts in the lender's answer. */
export type LenderFacts = Pick<Partial<OperationRecord>, 'reference' | 'refusal' | 'pendingAcknowledgement'>

interface Stored {
  /** Random text of this device that goes into every fingerprint. */
  readonly salt: string
  readonly all: readonly OperationRecord[]
}

/** Maximum number of stored operations. The oldest are removed first. */
const mostRecords = 200

/**
 * The operations of the last 48 hours, and older ones that the lender has not been asked about since. All
 * tabs of the device share them.
 * They survive signing out, so that a customer who signs in again is not charged twice. No names are stored,
 * and no other customer finds them.
 * If the browser forbids storage, they last as long as the page. Write through `OperationLog`.
 * Source: PAY-16, GEN-11.
 */
@injectable('Singleton')
export class OperationRecords {
  private readonly stored: StoredValue<Stored>

  constructor(
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {
    this.stored = new StoredValue(storage, 'operations', shape)
  }

  /** Returns the operations on a target, latest first. */
  of({ customer, target }: OperationTarget): readonly OperationRecord[] {
    return this.read()
      .flatMap(({ salt, all }) => {
        const fingerprint = fingerprintOf(salt, customer, target)
        const now = this.clock.now()
        return all.filter((each) => each.fingerprint === fingerprint).map((each) => withKeyAge(each, now))
      })
      .reverse()
  }

  /** Returns the customer's operations on other targets. */
  ofOtherTargets({ customer, target }: OperationTarget): readonly OperationRecord[] {
    return this.read().flatMap(({ salt, all }) =>
      all.filter(
        (each) =>
          each.customerFingerprint === fingerprintOf(salt, customer) &&
          each.fingerprint !== fingerprintOf(salt, customer, target),
      ),
    )
  }

  /** Returns whether this device stores any operation, of any customer. */
  hasAny(): boolean {
    return this.read().some(({ all }) => all.length > 0)
  }

  /** Returns a text that changes when an operation is created or its status changes. */
  state(): string {
    const all = this.read().flatMap((each) => each.all)
    return all.map(({ idempotencyKey, status }) => `${idempotencyKey} ${status}`).join()
  }

  /** Returns the operation as it is stored now. */
  find(idempotencyKey: string): OperationRecord | undefined {
    return this.read()
      .flatMap(({ all }) => all)
      .filter((each) => each.idempotencyKey === idempotencyKey)
      .map((each) => withKeyAge(each, this.clock.now()))[0]
  }

  /** Returns whether an operation has that number of the lender's. */
  hasReference(reference: string): boolean {
    return this.read().some(({ all }) => all.some((each) => each.reference === reference))
  }

  /** Returns whether the operation was sent with that card, or may have been: earlier releases stored no hash. */
  isSentWith({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>, instrument: string): boolean {
    const own = this.own()
    if (!own) return true
    const hash = own.all.find((each) => each.idempotencyKey === idempotencyKey)?.instrument
    return hash === undefined || [shortHash, fingerprintOf].some((of) => of(own.salt, instrument) === hash)
  }

  /** Returns whether that saved card, and no other, paid. Not known of what an earlier release stored. */
  isPaidBy({ instrument }: Pick<OperationRecord, 'instrument'>, debitCardId: string): boolean {
    const own = this.own()
    return own !== undefined && instrument === fingerprintOf(own.salt, debitCardId)
  }

  /** Returns whether a newer release, in another tab, has stored data that this one cannot read. */
  isOfNewerRelease(): boolean {
    return readStored(this.storage.read('operations') ?? '', shape).kind === 'later'
  }

  /** Records an operation with a new key. Nothing has been sent yet. */
  add({ customer, target }: OperationTarget, created: NewOperation): OperationRecord {
    const idempotencyKey = this.randomness.uuid()
    const { salt, all } = this.own() ?? { salt: this.randomness.uuid(), all: [] }
    const { instrument, ...facts } = created
    const operation: OperationRecord = {
      ...facts,
      ...(instrument === undefined ? {} : { instrument: instrumentHash(salt, instrument, facts) }),
      idempotencyKey,
      fingerprint: fingerprintOf(salt, customer, target),
      customerFingerprint: fingerprintOf(salt, customer),
      at: this.clock.now(),
      status: 'created',
      attempts: 0,
    }
    this.write({ salt, all: [...all, operation].slice(-mostRecords) })
    return operation
  }

  /** Stores and returns the operation after that event. Undefined if it is no longer stored. */
  apply(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    event: OperationEvent,
    facts: LenderFacts = {},
  ): OperationRecord | undefined {
    const known = this.find(idempotencyKey)
    if (!known) return undefined
    const operation = this.after(known, event, facts)
    this.replace(operation)
    return operation
  }

  /** Returns the operation after that event, without storing it. */
  after(operation: OperationRecord, event: OperationEvent, facts: LenderFacts = {}): OperationRecord {
    const now = this.clock.now()
    const isLeaving = event === 'send' || event === 'redirect'
    return {
      ...operation,
      ...facts,
      status: nextStatus(operation.status, event),
      ...(isAnswer(event) && !isRecent(operation, now) ? { answeredAt: now } : {}),
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
   * Takes back the last attempt, because nothing was sent. Without an earlier attempt the operation becomes
   * `rejected`.
   */
  withdrawAttempt({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): OperationRecord | undefined {
    const known = this.find(idempotencyKey)
    if (!known) return undefined
    const attempts = Math.max(0, known.attempts - 1)
    const status = attempts === 0 ? nextStatus('created', 'cancel') : known.status
    const operation = { ...known, attempts, status }
    this.replace(operation)
    return operation
  }

  /** Updates what the lender reports for an operation that has not been sent again yet. */
  renew(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    before: OperationRecord['before'],
  ): void {
    const known = this.find(idempotencyKey)
    if (known) this.replace({ ...known, before })
  }

  /** Records that the customer has seen the outcome. */
  acknowledge({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    const known = this.find(idempotencyKey)
    if (!known?.pendingAcknowledgement) return
    const { pendingAcknowledgement: _, ...rest } = known
    this.replace(rest)
  }

  private replace({ isKeyExpired: _, ...operation }: OperationRecord): void {
    const own = this.own()
    const isOwn = own?.all.some((each) => each.idempotencyKey === operation.idempotencyKey)
    if (own && isOwn) {
      const all = own.all.map((each) => (each.idempotencyKey === operation.idempotencyKey ? operation : each))
      this.write({ ...own, all })
      return
    }
    // The operation was stored by an earlier release with another salt; it is moved to this release's list.
    const { salt, all } = own ?? { salt: this.randomness.uuid(), all: [] }
    this.write({ salt, all: [...all, operation] })
  }

  /** Writes the operations, unless a newer release has stored its own. */
  private write(stored: Stored): void {
    if (!this.isOfNewerRelease()) this.stored.write(stored)
  }

  /** Returns the operations of this release, and those of an earlier one that this one has not taken over. */
  private read(): readonly Stored[] {
    const own = this.own()
    const earlier = earlierOperations(this.storage)
    if (!earlier) return own ? [own] : []
    const now = this.clock.now()
    const taken = new Map(own?.all.map((each) => [each.idempotencyKey, each]))
    const all = earlier.all
      .map((each) => taken.get(each.idempotencyKey) ?? each)
      .filter((each) => isStored(each, now))
    if (all.length === 0) forgetEarlierOperations(this.storage)
    return own ? [{ salt: earlier.salt, all }, own] : [{ salt: earlier.salt, all }]
  }

  /** Returns this release's operations and deletes those that are no longer stored. */
  private own(): Stored | undefined {
    const stored = this.stored.read()
    if (!stored) return undefined
    const now = this.clock.now()
    const all = stored.all.map((each) => notAfter(each, now)).filter((each) => isStored(each, now))
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

/** Limits the times of an operation to now, so that a clock that was ahead does not keep it longer. */
function notAfter(operation: OperationRecord, now: Instant): OperationRecord {
  const { at, answeredAt } = operation
  if (at <= now && (answeredAt === undefined || answeredAt <= now)) return operation
  const answered = answeredAt === undefined ? {} : { answeredAt: earliest(answeredAt, now) }
  return { ...operation, at: earliest(at, now), ...answered }
}

function earliest(one: Instant, other: Instant): Instant {
  return Math.min(one, other) as Instant
}

function isAnswer(event: OperationEvent): boolean {
  return event === 'confirm' || event === 'reject' || event === 'miss' || event === 'pend'
}

const isStoredShape = isShapedAs<Stored>({ salt: isText, all: isListOf(isOperationShape) })

/** The lender's id of a saved card is hashed whole, a card number to fewer bits than its last digits have. */
function instrumentHash(salt: string, instrument: string, { terms }: Pick<NewOperation, 'terms'>): string {
  const isSaved = terms.kind === 'installment' && terms.channel === 'saved-card'
  return (isSaved ? fingerprintOf : shortHash)(salt, instrument)
}

/** 12 bits, which reveal less than the last four digits of a card. */
function shortHash(salt: string, instrument: string): string {
  return shortFingerprintOf(salt, instrument).slice(-3)
}

const shape: StoredShape<Stored> = { version: 1, isValid: isStoredShape }
