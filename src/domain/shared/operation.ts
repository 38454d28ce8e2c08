import type { Instant } from './calendar-date'
import type { Cents } from './money'
import { isUnknownOutcomeStatus, type OperationStatus } from './operation-status'
import type { OperationTerms } from './operation-terms'

/**
 * Which installments a payment covers and what remained due after it, according to the debt when it was made.
 * The payment's receipt shows them. Source: PAY-22.
 */
export interface PaymentCoverage {
  /** Numbers of the installments that the payment is for; empty if the debt has no numbered installments. */
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
  /** A hash of the customer alone; missing in records that an earlier release stored. */
  readonly customerFingerprint?: string
  readonly amount: Cents
  readonly terms: OperationTerms
  /** When the operation was last sent or, if it was never sent, created. */
  readonly at: Instant
  readonly status: OperationStatus
  /**
   * How many times this device has sent the operation. Repetitions that a browser makes by itself are not
   * counted.
   */
  readonly attempts: number
  /** The lender's number of the completed operation. */
  readonly reference?: string
  /** The lender's code for why it rejected the operation; each kind of operation has its own codes. */
  readonly refusal?: string
  /**
   * When the lender last answered a question about the operation that was asked more than 48 hours after it
   * was sent.
   */
  readonly answeredAt?: Instant
  /**
   * What the lender reported when the operation was created. Later reports are compared with it to find out
   * whether the lender has applied the operation.
   */
  readonly before: {
    /** The amount due of the debt or, for an operation on the credit line, the remaining amount of that line. */
    readonly due: Cents
    /**
     * How many payments of the same amount the lender listed, or was expected to list, when the operation was
     * created.
     */
    readonly listed: number
  }
  readonly pays?: PaymentCoverage
  /**
   * A hash of the card that was sent, to recognise whether a retry uses the same card. The hash of a typed
   * card's number is so short that thousands of numbers share it; the hash of a saved card's id is
   * complete. No card number can be read from either. Source: PAY-16, PAY-19.
   */
  readonly instrument?: string
  /** When the operation was sent for the first time; missing in records that an earlier release stored. */
  readonly firstSentAt?: Instant
  /** Present once the lender may have forgotten the operation's key. This field is not stored. */
  readonly isKeyExpired?: true
  /**
   * Present if the customer has still to see the outcome: they left the screen before it arrived, or the
   * operation still needs a step of theirs. The portal shows the outcome when they come back.
   */
  readonly pendingAcknowledgement?: true
}

/**
 * For how many milliseconds after an operation is sent the lender may still apply it, so that it blocks
 * another operation on the same target: 48 hours. Source: GEN-06.
 */
export const operationBlockMilliseconds = 48 * 3_600_000

/**
 * Returns the moment until which the operation blocks another one on the same target, such as the same loan:
 * 48 hours after it was sent. Source: PAY-16.
 */
export function operationBlocksUntil({ at }: Pick<OperationRecord, 'at'>): Instant {
  return (at + operationBlockMilliseconds) as Instant
}

/** Returns whether the operation was sent less than 48 hours ago. Source: PAY-16. */
export function isRecentOperation(operation: Pick<OperationRecord, 'at'>, now: Instant): boolean {
  return now < operationBlocksUntil(operation)
}

/**
 * Returns whether this device still stores the operation. An operation that may have been done is stored
 * until the lender answers a question about it after 48 hours, so that a device clock that runs ahead
 * cannot end the protection against paying twice. Source: PAY-16.
 */
export function isOperationStored(operation: OperationRecord, now: Instant): boolean {
  return isRecentOperation(operation, now) || awaitsQuestion(operation) || isLateNews(operation, now)
}

/**
 * Returns whether the operation is over 48 hours old and the lender has not answered about it since.
 * Source: PAY-16.
 */
export function needsStatusCheck(operation: OperationRecord, now: Instant): boolean {
  return !isRecentOperation(operation, now) && awaitsQuestion(operation)
}

/** Returns whether the lender has yet to be asked about the operation after its 48 hours. */
function awaitsQuestion({ status, answeredAt, at }: OperationRecord): boolean {
  switch (status) {
    case 'sent':
      return true
    case 'redirected':
    case 'notReceived':
      return answeredAt === undefined || answeredAt < operationBlocksUntil({ at })
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
  return answeredAt >= operationBlocksUntil({ at }) && isRecentOperation({ at: answeredAt }, now)
}

/**
 * Returns whether the operation blocks another one on the same target (such as the same loan), because the
 * lender may still do or apply it. Source: PAY-16.
 */
export function isBlockingOperation(operation: OperationRecord, now: Instant): boolean {
  if (operation.status === 'created' || operation.status === 'rejected') return false
  return isOperationStored(operation, now)
}

/**
 * Returns whether the outcome of the operation is unknown: a request may have been sent and the lender has
 * not decided.
 */
export function hasUnknownOutcome({ status }: Pick<OperationRecord, 'status'>): boolean {
  return isUnknownOutcomeStatus(status)
}

/**
 * Returns whether the operation can be sent again with the same idempotency key: the lender says that nothing
 * arrived. Source: PAY-16.
 */
export function mayRetryOperation({
  status,
  isKeyExpired,
}: Pick<OperationRecord, 'status' | 'isKeyExpired'>): boolean {
  return status === 'notReceived' && !isKeyExpired
}

/**
 * Returns the operation, marked if its idempotency key has expired by `now`: 48 hours after the operation was
 * first sent. The lender may then have forgotten the key, so if it did the operation already, sending it
 * again could do it twice. Source: PAY-16.
 */
export function operationWithKeyExpiry(operation: OperationRecord, now: Instant): OperationRecord {
  const { firstSentAt: at = operation.at, status } = operation
  return status === 'notReceived' && !isRecentOperation({ at }, now)
    ? { ...operation, isKeyExpired: true }
    : operation
}
