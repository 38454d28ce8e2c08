import type { Instant } from './calendar-date'
import type { Cents } from './money'
import { isOutcomeUnknown, type OperationStatus } from './operation-status'
import type { OperationTerms } from './operation-terms'

/** What a payment covers, as the debt was when it was made. Its receipt shows it. Source: PAY-22. */
export interface PaidShare {
  /** Numbers of the installments that were due; empty if the debt has no numbered installments. */
  readonly installments: readonly number[]
  /** Total number of installments of the loan; missing if the debt has no numbered installments. */
  readonly of?: number
  /** What remained due after the payment; missing if unknown. */
  readonly remaining?: Cents
}

/**
 * Something that a customer asks the lender to do once, such as a payment or a loan. The lender does it once
 * for each key, however often it is sent.
 * It contains no card data and no names. Source: PAY-16.
 */
export interface OperationRecord {
  readonly idempotencyKey: string
  /** A hash of the customer and the target of the operation. */
  readonly fingerprint: string
  /** A hash of the customer alone; missing in what an earlier release stored. */
  readonly customerFingerprint?: string
  readonly amount: Cents
  readonly terms: OperationTerms
  /** When it was last sent or, if never sent, created. */
  readonly at: Instant
  readonly status: OperationStatus
  /** How many times this device has sent it. A browser may repeat a request by itself. */
  readonly attempts: number
  /** The lender's number of the completed operation. */
  readonly reference?: string
  /** Why the lender rejected it, as a code of its kind of operation. */
  readonly refusal?: string
  /** When the lender last answered about it after its 48 hours had passed. */
  readonly answeredAt?: Instant
  /**
   * What the lender reported when the operation was created. Compared later to see whether the lender has
   * applied it.
   */
  readonly before: {
    /** The amount due, or what was left of a line. */
    readonly due: Cents
    /** How many payments of the same amount the lender listed or was expected to list. */
    readonly listed: number
  }
  readonly pays?: PaidShare
  /**
   * A hash of the card, which distinguishes another card from the one that was sent. That of a card number is so
   * short that thousands share it; that of a saved card's id is whole. Neither reveals a number. Source: PAY-16, PAY-19.
   */
  readonly instrument?: string
  /** When it was sent for the first time; missing in what an earlier release stored. */
  readonly firstSentAt?: Instant
  /** Present, and not stored, once the lender may have forgotten the key. */
  readonly isKeyExpired?: true
  /**
   * Present if the customer left the screen before the outcome arrived, or if the operation still needs a step of
   * theirs. The outcome is shown when they come back.
   */
  readonly pendingAcknowledgement?: true
}

/** Time in which the lender applies a completed operation: up to 48 hours. Source: GEN-06. */
export const guardMilliseconds = 48 * 3_600_000

/** Returns when the 48 hours end in which the operation blocks another one like it. Source: PAY-16. */
export function guardsUntil({ at }: Pick<OperationRecord, 'at'>): Instant {
  return (at + guardMilliseconds) as Instant
}

/** Returns whether the operation is less than 48 hours old. Source: PAY-16. */
export function isRecent(operation: Pick<OperationRecord, 'at'>, now: Instant): boolean {
  return now < guardsUntil(operation)
}

/**
 * Returns whether the operation is still stored. One that may have been done is stored until the lender
 * answers about it after its 48 hours, so a fast device clock alone cannot end the guard. Source: PAY-16.
 */
export function isStored(operation: OperationRecord, now: Instant): boolean {
  return isRecent(operation, now) || awaitsQuestion(operation) || isLateNews(operation, now)
}

/**
 * Returns whether the operation is over 48 hours old and the lender has not answered about it since.
 * Source: PAY-16.
 */
export function needsStatusCheck(operation: OperationRecord, now: Instant): boolean {
  return !isRecent(operation, now) && awaitsQuestion(operation)
}

/** Returns whether the lender has yet to be asked about the operation after its 48 hours. */
function awaitsQuestion({ status, answeredAt, at }: OperationRecord): boolean {
  switch (status) {
    case 'sent':
      return true
    case 'redirected':
    case 'notReceived':
      return answeredAt === undefined || answeredAt < guardsUntil({ at })
    case 'created':
    case 'confirmed':
    case 'rejected':
      return false
  }
}

/**
 * Returns whether the lender confirmed the operation after its 48 hours, less than 48 hours ago. Its lists
 * may not show the operation yet.
 */
function isLateNews({ status, answeredAt, at }: OperationRecord, now: Instant): boolean {
  if (status !== 'confirmed' || answeredAt === undefined) return false
  return answeredAt >= guardsUntil({ at }) && isRecent({ at: answeredAt }, now)
}

/**
 * Returns whether the operation blocks another one like it, because the lender may still do or apply it.
 * Source: PAY-16.
 */
export function isGuarding(operation: OperationRecord, now: Instant): boolean {
  if (operation.status === 'created' || operation.status === 'rejected') return false
  return isStored(operation, now)
}

/** Returns whether a request may have been sent and the lender has not decided. */
export function hasUnknownOutcome({ status }: Pick<OperationRecord, 'status'>): boolean {
  return isOutcomeUnknown(status)
}

/**
 * Returns whether the operation can be sent again with its key: the lender says that nothing arrived.
 * Source: PAY-16.
 */
export function mayBeRetried({
  status,
  isKeyExpired,
}: Pick<OperationRecord, 'status' | 'isKeyExpired'>): boolean {
  return status === 'notReceived' && !isKeyExpired
}

/**
 * Returns the operation as it is at that moment: 48 hours after it was first sent its key is of no use. An earlier
 * attempt may have arrived meanwhile, and the lender may have forgotten the key: sent again, it would be done twice.
 * Source: PAY-16.
 */
export function withKeyExpiry(operation: OperationRecord, now: Instant): OperationRecord {
  const { firstSentAt: at = operation.at, status } = operation
  return status === 'notReceived' && !isRecent({ at }, now) ? { ...operation, isKeyExpired: true } : operation
}
