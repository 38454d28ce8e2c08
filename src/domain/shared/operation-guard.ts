import { hasUnknownOutcome, type OperationRecord } from './operation'

/** Which earlier operations the customer had seen before they pressed the button. */
export interface AcknowledgedOperations {
  /** Keys of earlier operations on the same target that the customer has seen and chosen to ignore. */
  readonly acknowledgedKeys: readonly string[]
  /** The earlier operation that this press sends again, if any. */
  readonly retryOf?: OperationRecord | undefined
}

/**
 * Returns the earlier operation that the customer has to see before another one is sent: one with an
 * unknown outcome or, if there is none, the latest completed one. `known` holds the operations on the same
 * target, latest first. Operations that were acknowledged, are being retried, were rejected or were never
 * sent are ignored. Source: PAY-16, PAY-20, REV-10.
 */
export function firstUnacknowledged(
  known: readonly OperationRecord[],
  acknowledged: AcknowledgedOperations,
): OperationRecord | undefined {
  const open = unacknowledged(known, acknowledged)
  return open.find(hasUnknownOutcome) ?? open[0]
}

/**
 * Returns the first unacknowledged operation with an unknown outcome. Unlike `firstUnacknowledged`, it
 * ignores completed ones, because for example a second card may be added after the first.
 * Source: CAR-06, CAR-09.
 */
export function firstOutcomeUnknown(
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
