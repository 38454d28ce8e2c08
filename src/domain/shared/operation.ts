import type { Instant } from './calendar-date'
import type { Cents } from './money'
import { isOutcomeUnknown, type OperationStatus } from './operation-status'
import type { OperationTerms } from './operation-terms'

/** What a payment pays of a debt, as it stood when the payment was made: its receipt says so. Source: PAY-22. */
export interface PaidShare {
  /** The installments that were due, by number; none where a debt has no numbered ones. */
  readonly installments: readonly number[]
  /** Of all that was due; missing where it is unknown. */
  readonly remaining?: Cents
}

/**
 * One thing that a customer asks of the lender once: it takes money or takes on a debt. The lender does it once for
 * its key, however often it is sent. It holds nothing of a card, and nobody's name. Source: PAY-16.
 */
export interface OperationRecord {
  readonly idempotencyKey: string
  /** A hash of whose it is and what it is of. */
  readonly fingerprint: string
  readonly amount: Cents
  readonly terms: OperationTerms
  /** When it was last sent; until then, when it was created. */
  readonly at: Instant
  readonly status: OperationStatus
  /** How often this device has sent it. A browser may send one request twice by itself. */
  readonly attempts: number
  /** The lender's number of what was done. */
  readonly reference?: string
  /** Why the lender did not do it, in the words of its kind. */
  readonly refusal?: string
  /** When the lender last answered about it once its 48 hours were over, by key or by its lists. */
  readonly answeredAt?: Instant
  /** What the lender showed when it was created, so that it can be seen to count it. */
  readonly before: {
    /** All that was due, or was left of a line. */
    readonly due: Cents
    /** How many of that amount were listed or still to be listed. */
    readonly listed: number
  }
  readonly pays?: PaidShare
  /** The outcome came when the customer had left the screen: it is shown when they come back. */
  readonly pendingAcknowledgement?: true
}

/** What is done is applied within 24 to 48 hours. Source: GEN-06. */
export const guardMilliseconds = 48 * 3_600_000

/** The end of the 48 hours in which an operation holds another one back. Source: PAY-16. */
export function guardsUntil({ at }: Pick<OperationRecord, 'at'>): Instant {
  return (at + guardMilliseconds) as Instant
}

/** Whether its 48 hours are not over by this clock. Source: PAY-16. */
export function isRecent(operation: Pick<OperationRecord, 'at'>, now: Instant): boolean {
  return now < guardsUntil(operation)
}

/**
 * Whether it is still stored. What may have been done is, until the lender was asked after its 48 hours: a clock that
 * is ahead ends no guard by itself. Source: PAY-16.
 */
export function isStored(operation: OperationRecord, now: Instant): boolean {
  return isRecent(operation, now) || awaitsQuestion(operation) || isLateNews(operation, now)
}

/** Whether its 48 hours are over by this clock, and the lender was not asked since. Source: PAY-16. */
export function isToBeAsked(operation: OperationRecord, now: Instant): boolean {
  return !isRecent(operation, now) && awaitsQuestion(operation)
}

/** Whether the lender is still to be asked once its 48 hours are over. */
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

/** Whether the lender confirmed it after its 48 hours, within as many: its lists may not show it yet. */
function isLateNews({ status, answeredAt, at }: OperationRecord, now: Instant): boolean {
  if (status !== 'confirmed' || answeredAt === undefined) return false
  return answeredAt >= guardsUntil({ at }) && isRecent({ at: answeredAt }, now)
}

/** Whether the lender may still have to do or to count it. Source: PAY-16. */
export function isGuarding(operation: OperationRecord, now: Instant): boolean {
  if (operation.status === 'created' || operation.status === 'rejected') return false
  return isStored(operation, now)
}

/** Whether a request may have left and the lender has not decided. */
export function isUnknown({ status }: Pick<OperationRecord, 'status'>): boolean {
  return isOutcomeUnknown(status)
}

/** Whether it goes out again with its key: the lender says that nothing arrived. Source: PAY-16. */
export function mayBeRetried({ status }: Pick<OperationRecord, 'status'>): boolean {
  return status === 'notReceived'
}
