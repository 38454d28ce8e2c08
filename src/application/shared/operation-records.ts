import { inject, injectable } from 'inversify'
import { isRecent, isStored, type OperationRecord, type PaidShare } from '@/domain/shared/operation'
import { nextStatus, type OperationEvent } from '@/domain/shared/operation-status'
import type { LinkTerms, OperationTerms, PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import type { Instant } from '@/domain/shared/calendar-date'
import { fingerprintOf } from '@/domain/shared/fingerprint'
import { Clock } from './clock.port'
import { earlierOperations, forgetEarlierOperations } from './earlier-operations'
import { LocalStorage, type KeyValueStorage } from './key-value-storage.port'
import { Randomness } from './randomness.port'
import { isAbsentOr, isInstant, isListOf, isOneOf, isShapedAs, isText, isWhole, type Check } from './shape'
import { StoredValue, readStored, type StoredShape } from './stored-value'

/** Whose operations, and what they are of: a loan, a shop's code. */
export interface OperationTarget {
  /** The tax id of the customer. */
  readonly customer: string
  readonly target: string
}

/** What is recorded of an operation before anything of it is sent. */
export type NewOperation = Pick<OperationRecord, 'amount' | 'terms' | 'before' | 'pays'>

/** What the lender says together with its word. */
export type LenderFacts = Pick<Partial<OperationRecord>, 'reference' | 'refusal' | 'pendingAcknowledgement'>

interface Stored {
  /** Makes the fingerprints of this device its own. */
  readonly salt: string
  readonly all: readonly OperationRecord[]
}

/** More than these are never needed; the oldest go first. */
const mostRecords = 200

/**
 * The operations of the last 48 hours, and those that the lender was not asked about since, as every tab of the device
 * reads them. They outlive logging out, so that a customer who enters again is not charged twice; nobody's name is
 * stored with them, and no other customer finds them. Where nothing can be stored they last as long as the page. Writing goes through
 * `OperationLog`. Source: PAY-16, GEN-11.
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

  /** Those of a target, latest first. */
  of({ customer, target }: OperationTarget): readonly OperationRecord[] {
    return this.read()
      .flatMap(({ salt, all }) => {
        const fingerprint = fingerprintOf(salt, customer, target)
        return all.filter((each) => each.fingerprint === fingerprint)
      })
      .reverse()
  }

  /** Whether the device remembers any, of whoever. */
  hasAny(): boolean {
    return this.read().some(({ all }) => all.length > 0)
  }

  /** Another text as soon as anything is created, sent or heard of. */
  state(): string {
    const all = this.read().flatMap((each) => each.all)
    return all.map(({ idempotencyKey, status }) => `${idempotencyKey} ${status}`).join()
  }

  /** As the device knows it now. */
  find(idempotencyKey: string): OperationRecord | undefined {
    return this.read()
      .flatMap(({ all }) => all)
      .find((each) => each.idempotencyKey === idempotencyKey)
  }

  /** Whether one of them has that number of the lender's. */
  hasReference(reference: string): boolean {
    return this.read().some(({ all }) => all.some((each) => each.reference === reference))
  }

  /** Whether a newer release, in another tab, stores what this one cannot read. */
  isOfNewerRelease(): boolean {
    const text = this.storage.read('operations')
    return text !== undefined && readStored(text, shape).kind === 'later'
  }

  /** Recorded with a key of its own; nothing of it is sent yet. */
  add({ customer, target }: OperationTarget, created: NewOperation): OperationRecord {
    const idempotencyKey = this.randomness.uuid()
    const { salt, all } = this.own() ?? { salt: this.randomness.uuid(), all: [] }
    const operation: OperationRecord = {
      ...created,
      idempotencyKey,
      fingerprint: fingerprintOf(salt, customer, target),
      at: this.clock.now(),
      status: 'created',
      attempts: 0,
    }
    this.write({ salt, all: [...all, operation].slice(-mostRecords) })
    return operation
  }

  /** The operation after that event, by the table of statuses; nothing where the device does not know it any more. */
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

  /** An operation after that event. Nothing is stored. */
  after(operation: OperationRecord, event: OperationEvent, facts: LenderFacts = {}): OperationRecord {
    const now = this.clock.now()
    const isLeaving = event === 'send' || event === 'redirect'
    return {
      ...operation,
      ...facts,
      status: nextStatus(operation.status, event),
      ...(isAnswer(event) && !isRecent(operation, now) ? { answeredAt: now } : {}),
      ...(isLeaving ? { at: now, attempts: operation.attempts + 1 } : {}),
    }
  }

  /** The last attempt never left this device. Without an earlier one nothing was ever sent. */
  withdrawAttempt({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): OperationRecord | undefined {
    const known = this.find(idempotencyKey)
    if (!known) return undefined
    const attempts = Math.max(0, known.attempts - 1)
    const status = attempts === 0 ? nextStatus('created', 'cancel') : known.status
    const operation = { ...known, attempts, status }
    this.replace(operation)
    return operation
  }

  /** What the lender shows now, of one that has not gone out again yet. */
  renew(
    { idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>,
    before: OperationRecord['before'],
  ): void {
    const known = this.find(idempotencyKey)
    if (known) this.replace({ ...known, before })
  }

  /** The customer knows the outcome. */
  acknowledge({ idempotencyKey }: Pick<OperationRecord, 'idempotencyKey'>): void {
    const known = this.find(idempotencyKey)
    if (!known?.pendingAcknowledgement) return
    const { pendingAcknowledgement: _, ...rest } = known
    this.replace(rest)
  }

  private replace(operation: OperationRecord): void {
    const own = this.own()
    const isOwn = own?.all.some((each) => each.idempotencyKey === operation.idempotencyKey)
    if (own && isOwn) {
      const all = own.all.map((each) => (each.idempotencyKey === operation.idempotencyKey ? operation : each))
      this.write({ ...own, all })
      return
    }
    // Of an earlier release, whose fingerprints have another salt: from now on it stands here.
    const { salt, all } = own ?? { salt: this.randomness.uuid(), all: [] }
    this.write({ salt, all: [...all, operation] })
  }

  /** What a newer release stores is not overwritten. */
  private write(stored: Stored): void {
    if (!this.isOfNewerRelease()) this.stored.write(stored)
  }

  /** What this release stored, and what an earlier one did and this one has not taken over. */
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

  /** What is old leaves the device. */
  private own(): Stored | undefined {
    const stored = this.stored.read()
    if (!stored) return undefined
    const now = this.clock.now()
    const all = stored.all.map((each) => notAfter(each, now)).filter((each) => isStored(each, now))
    const isSame =
      all.length === stored.all.length && all.every((each, position) => each === stored.all[position])
    if (isSame) return stored
    if (all.length > 0) this.stored.write({ ...stored, all })
    else this.stored.remove()
    return all.length > 0 ? { ...stored, all } : undefined
  }
}

/** A clock that was ahead makes nothing last longer: its hours begin now. */
function notAfter(operation: OperationRecord, now: Instant): OperationRecord {
  const { at, answeredAt } = operation
  if (at <= now && (answeredAt === undefined || answeredAt <= now)) return operation
  const answered = answeredAt === undefined ? {} : { answeredAt: earliest(answeredAt, now) }
  return { ...operation, at: earliest(at, now), ...answered }
}

function earliest(one: Instant, other: Instant): Instant {
  return one < other ? one : other
}

function isAnswer(event: OperationEvent): boolean {
  return event === 'confirm' || event === 'reject' || event === 'miss' || event === 'pend'
}

const isBefore = isShapedAs<OperationRecord['before']>({ due: isWhole, listed: isWhole })

const isNumber = (candidate: unknown): candidate is number => isWhole(candidate)
const isWord = (candidate: unknown): candidate is string => isText(candidate)

const isPaidShare = isShapedAs<PaidShare>({
  installments: isListOf(isNumber),
  remaining: isAbsentOr(isWhole),
})

const isPlan = isShapedAs<PlanTerms>({ lineId: isText, count: isWhole, amount: isWhole })
const isLink = isShapedAs<LinkTerms>({ date: isText, maxTerm: isWhole, maxAmount: isWhole })

const termsShapes: { readonly [Kind in OperationTerms['kind']]: Check } = {
  installment: isShapedAs<TermsOf<'installment'>>({
    kind: isText,
    channel: isOneOf('saved-card', 'new-card', 'wallet', 'credit-card'),
  }),
  'line-loan': isShapedAs<TermsOf<'line-loan'>>({ kind: isText, plan: isPlan }),
  'shop-payment': isShapedAs<TermsOf<'shop-payment'>>({
    kind: isText,
    loanId: isText,
    installments: isWhole,
  }),
  'refinancing-loan': isShapedAs<TermsOf<'refinancing-loan'>>({ kind: isText, link: isLink, plan: isPlan }),
  'down-payment': isShapedAs<TermsOf<'down-payment'>>({ kind: isText, link: isLink, loanId: isText }),
  'card-addition': isShapedAs<TermsOf<'card-addition'>>({ kind: isText, externalIds: isListOf(isWord) }),
  'card-replacement': isShapedAs<TermsOf<'card-replacement'>>({
    kind: isText,
    newCardId: isAbsentOr(isText),
  }),
  'earlier-release': isShapedAs<TermsOf<'earlier-release'>>({ kind: isText }),
}

const isTerms: Check = (candidate) => {
  const kind = typeof candidate === 'object' && candidate !== null && 'kind' in candidate && candidate.kind
  const shape = new Map<unknown, Check>(Object.entries(termsShapes)).get(kind)
  return shape?.(candidate) ?? false
}

const isOperation = isShapedAs<OperationRecord>({
  idempotencyKey: isText,
  fingerprint: isText,
  amount: isWhole,
  terms: isTerms,
  at: isInstant,
  status: isOneOf('created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected'),
  attempts: isWhole,
  reference: isAbsentOr(isText),
  refusal: isAbsentOr(isText),
  answeredAt: isAbsentOr(isInstant),
  before: isBefore,
  pays: isAbsentOr(isPaidShare),
  pendingAcknowledgement: isAbsentOr(isOneOf(true)),
})

const isStoredShape = isShapedAs<Stored>({ salt: isText, all: isListOf(isOperation) })

const shape: StoredShape<Stored> = { version: 1, isValid: isStoredShape }
