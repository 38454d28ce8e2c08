import type { Instant } from './calendar-date'
import type { Cents } from './money'
import { isUnknownOutcomeStatus, type OperationStatus } from './operation-status'
import type { OperationTerms } from './operation-terms'

/**
 * Which installments a payment covers and what remained due after it, calculated from the debt when the
 * payment was made. The payment's receipt shows both. Source: PAY-22.
 */
export interface PaymentCoverage {
  /** Numbers of the installments that the payment is for; empty if the debt has no numbered installments. */
  readonly installments: readonly number[]
  /** Total number of installments of the loan; missing if unknown or if `installments` is empty. */
  readonly of?: number
  /** What remained due of the debt after the payment; missing if unknown. */
  readonly remaining?: Cents
  /**
   * Which of the installments the amount reaches, oldest first; missing if unknown, if `installments`
   * is empty, and in payments that an earlier release of the portal stored.
   */
  readonly reached?: ReachedInstallments
}

/** The installments that an amount pays if each is paid in full before the next. Source: PAY-22, PAY-24. */
export interface ReachedInstallments {
  readonly paidInFull: readonly number[]
  /** The installment that the rest of the amount pays in part; missing if the amount pays whole installments. */
  readonly paidInPart?: number
}

/**
 * Something that a customer asks the lender to do once, such as a payment or a loan. The lender does it
 * once for each idempotency key, however often the device sends it. The record contains no card data and
 * no names. Source: PAY-16.
 */
export interface OperationRecord {
  readonly idempotencyKey: string
  /** A hash of the customer together with the target of the operation (such as the loan). */
  readonly fingerprint: string
  /** A hash of the customer alone; missing in operations that an earlier release of the portal stored. */
  readonly customerFingerprint?: string
  readonly amount: Cents
  readonly terms: OperationTerms
  /**
   * When this device last sent the operation, or last redirected the customer for it; before that, when it
   * created the operation.
   */
  readonly at: Instant
  readonly status: OperationStatus
  /**
   * How many times this device has sent the operation or redirected the customer for it. Repeated
   * requests that the browser makes by itself are not counted.
   */
  readonly attempts: number
  /** The lender's number of the completed operation. */
  readonly reference?: string
  /**
   * Why the lender rejected the operation: for a payment by card a `CardRefusalReason`, for other operations
   * the portal's or the lender's own code.
   */
  readonly refusal?: string
  /**
   * When the lender last reported the status of the operation; only set more than 48 hours after the
   * operation was sent.
   */
  readonly answeredAt?: Instant
  /**
   * The amount due and the number of payments that the lender reported before the operation was sent. The
   * portal compares later reports with these to find out whether the lender has applied the operation.
   */
  readonly before: {
    /**
     * The amount due of the debt before the operation was last sent; for a loan on the credit line, what
     * was left of the credit line; 0 for other operations.
     */
    readonly due: Cents
    /**
     * How many payments of the same amount the lender listed when the operation was created; a retry
     * does not change it. Payments that the lender was expected to list later are counted too.
     */
    readonly listed: number
  }
  readonly pays?: PaymentCoverage
  /**
   * A hash of the card or bank account that was sent with the operation, to recognise whether a retry
   * uses the same one. For a saved card, it is a full hash of its id; otherwise a hash of 12 bits, which
   * many card numbers share. Neither shows a card number. Source: PAY-16, PAY-19.
   */
  readonly instrument?: string
  /**
   * When this device first sent the operation or redirected the customer for it; missing before that, and
   * in operations that an earlier release of the portal stored.
   */
  readonly firstSentAt?: Instant
  /**
   * True if the lender did not receive the operation and its idempotency key has expired, so that the
   * lender may have forgotten it. This field is not stored.
   */
  readonly isKeyExpired?: true
  /**
   * True while the customer still has to see the outcome of the operation: they left the screen before
   * it arrived, or the operation needs another step by them. The portal shows the outcome when they come
   * back.
   */
  readonly pendingAcknowledgement?: true
}

/**
 * How long an operation blocks a new one on the same target, in milliseconds after it is sent: 48 hours,
 * because the lender may apply it that late. Source: GEN-06.
 */
export const sameTargetBlockMilliseconds = 48 * 3_600_000

/**
 * Returns the moment until which the operation blocks a new one on the same target, such as the same
 * loan: 48 hours after it was sent. Source: PAY-16.
 */
export function findOperationBlockEnd({ at }: Pick<OperationRecord, 'at'>): Instant {
  return (at + sameTargetBlockMilliseconds) as Instant
}

/** Returns whether the operation was sent less than 48 hours ago. Source: PAY-16. */
export function isRecentOperation(operation: Pick<OperationRecord, 'at'>, now: Instant): boolean {
  return now < findOperationBlockEnd(operation)
}

/**
 * Returns whether this device still stores the operation. An operation that may have been done is stored
 * until the lender gives its status more than 48 hours after it was sent. A device clock that runs ahead
 * therefore cannot end the protection against paying twice. Source: PAY-16.
 */
export function shouldKeepOperation(operation: OperationRecord, now: Instant): boolean {
  return (
    isRecentOperation(operation, now) ||
    awaitsLenderStatus(operation) ||
    wasLateConfirmationRecent(operation, now)
  )
}

/**
 * Returns whether the portal has to ask the lender for the status of the operation: it was sent more
 * than 48 hours ago, it may have been done, and the lender has not said since then whether it was.
 * Source: PAY-16.
 */
export function needsLenderStatusCheck(operation: OperationRecord, now: Instant): boolean {
  return !isRecentOperation(operation, now) && awaitsLenderStatus(operation)
}

/**
 * Returns whether the lender still has to give the status of the operation. For status `sent` this is
 * always so. In status `redirected` or `notReceived`, any answer later than 48 hours after the operation
 * was sent is enough. The other statuses await no answer.
 */
function awaitsLenderStatus({ status, answeredAt, at }: OperationRecord): boolean {
  switch (status) {
    case 'sent':
      return true
    case 'redirected':
    case 'notReceived':
      return answeredAt === undefined || answeredAt < findOperationBlockEnd({ at })
    case 'created':
    case 'confirmed':
    case 'rejected':
      return false
  }
}

/**
 * Returns whether the lender confirmed the operation within the last 48 hours, and more than 48 hours
 * after it was sent. The lender's lists may not show such an operation yet.
 */
function wasLateConfirmationRecent({ status, answeredAt, at }: OperationRecord, now: Instant): boolean {
  if (status !== 'confirmed' || answeredAt === undefined) return false
  return answeredAt >= findOperationBlockEnd({ at }) && isRecentOperation({ at: answeredAt }, now)
}

/**
 * Returns whether the operation blocks a new one on the same target (such as the same loan), because the
 * lender may still carry it out or apply it. Source: PAY-16.
 */
export function isBlockingOperation(operation: OperationRecord, now: Instant): boolean {
  if (operation.status === 'created' || operation.status === 'rejected') return false
  return shouldKeepOperation(operation, now)
}

/**
 * Returns whether the outcome of the operation is unknown: the operation may have been sent, and the
 * lender has not decided about it.
 */
export function hasUnknownOutcome({ status }: Pick<OperationRecord, 'status'>): boolean {
  return isUnknownOutcomeStatus(status)
}

/**
 * Returns whether the operation can be sent again with the same idempotency key: the lender says that it
 * did not receive the operation, and the key has not expired. Source: PAY-16.
 */
export function mayRetryOperation({
  status,
  isKeyExpired,
}: Pick<OperationRecord, 'status' | 'isKeyExpired'>): boolean {
  return status === 'notReceived' && !isKeyExpired
}

/**
 * Returns the operation, with `isKeyExpired` set if the lender did not receive it and its idempotency
 * key has expired by `now` (48 hours after it was first sent). The lender may then have forgotten the
 * key, so sending the operation again could do it twice. Source: PAY-16.
 */
export function markOperationIfKeyExpired(operation: OperationRecord, now: Instant): OperationRecord {
  const { firstSentAt: at = operation.at, status } = operation
  return status === 'notReceived' && !isRecentOperation({ at }, now)
    ? { ...operation, isKeyExpired: true }
    : operation
}
