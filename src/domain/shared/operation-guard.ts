import { hasUnknownOutcome, type OperationRecord } from './operation'

/** Which earlier operations the customer had seen when they pressed the button for a new operation. */
export interface AcknowledgedOperations {
  /**
   * Idempotency keys of earlier operations on the same target (such as the same loan) that the customer has
   * seen and chosen to ignore.
   */
  readonly acknowledgedKeys: readonly string[]
  /** The earlier operation that the customer retries; undefined for a new operation. */
  readonly operationToRetry?: OperationRecord | undefined
}

/**
 * Returns the earlier operation that the customer has to see before a new one is sent: one with an
 * unknown outcome or, if there is none, the latest completed one. `known` holds the operations on the
 * same target (such as the same loan), latest first. Ignored are operations that the customer has
 * acknowledged or retries now, that the lender rejected, or that were never sent. Source: PAY-16,
 * PAY-20, REV-10.
 */
export function firstUnacknowledgedOperation(
  known: readonly OperationRecord[],
  acknowledged: AcknowledgedOperations,
): OperationRecord | undefined {
  const open = unacknowledgedRecords(known, acknowledged)
  return open.find(hasUnknownOutcome) ?? open[0]
}

/**
 * Returns the given operations that were or may have been sent, and that the customer has neither acknowledged nor
 * retries now. Source: PAY-16.
 */
export function unacknowledgedRecords(
  known: readonly OperationRecord[],
  { acknowledgedKeys, operationToRetry }: AcknowledgedOperations,
): readonly OperationRecord[] {
  return known.filter(
    ({ status, idempotencyKey }) =>
      status !== 'rejected' &&
      status !== 'created' &&
      idempotencyKey !== operationToRetry?.idempotencyKey &&
      !acknowledgedKeys.includes(idempotencyKey),
  )
}
