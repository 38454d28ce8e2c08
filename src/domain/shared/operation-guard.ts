import { hasUnknownOutcome, type OperationRecord } from './operation'

/** Which earlier operations the customer had seen when they pressed the button of a new one. */
export interface AcknowledgedOperations {
  /** Keys of earlier operations on the same target that the customer has seen and chosen to ignore. */
  readonly acknowledgedKeys: readonly string[]
  /** The earlier operation that the customer retries; undefined for a new operation. */
  readonly retryOf?: OperationRecord | undefined
}

/**
 * Returns the earlier operation that the customer has to see before another one is sent: one with an
 * unknown outcome or, if there is none, the latest completed one. `known` holds the operations on the same
 * target, latest first. Operations that were acknowledged, are being retried, were rejected or were never
 * sent are ignored. Source: PAY-16, PAY-20, REV-10.
 */
export function firstUnacknowledgedOperation(
  known: readonly OperationRecord[],
  acknowledged: AcknowledgedOperations,
): OperationRecord | undefined {
  const open = unacknowledged(known, acknowledged)
  return open.find(hasUnknownOutcome) ?? open[0]
}

/**
 * Returns the first unacknowledged operation with an unknown outcome. Unlike `firstUnacknowledgedOperation`, it
 * ignores completed ones, because for example a second card may be added after the first.
 * Source: CAR-06, CAR-09.
 */
export function firstOperationWithUnknownOutcome(
  known: readonly OperationRecord[],
  acknowledged: AcknowledgedOperations,
): OperationRecord | undefined {
  return unacknowledged(known, acknowledged).find(hasUnknownOutcome)
}

function unacknowledged(
  known: readonly OperationRecord[],
  { acknowledgedKeys, retryOf }: AcknowledgedOperations,
): readonly OperationRecord[] {
  return known.filter(
    ({ status, idempotencyKey }) =>
      status !== 'rejected' &&
      status !== 'created' &&
      idempotencyKey !== retryOf?.idempotencyKey &&
      !acknowledgedKeys.includes(idempotencyKey),
  )
}
