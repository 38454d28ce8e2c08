import { isUnknown, type OperationRecord } from './operation'

/** What the customer has seen before pressing. */
export interface Acknowledged {
  /** Keys of earlier operations on the same target that the customer has seen and chosen to ignore. */
  readonly acknowledgedKeys: readonly string[]
  /** The operation that this press sends again. */
  readonly retryOf?: OperationRecord | undefined
}

/**
 * The earlier operation that the customer has to see before another one leaves: one with an unknown outcome
 * first, then the latest that was done. `known` holds those of the same target, latest first. What was acknowledged,
 * is retried, was rejected or never left stands in nobody's way. Source: PAY-16, PAY-20, REV-10.
 */
export function firstUnacknowledged(
  known: readonly OperationRecord[],
  acknowledged: Acknowledged,
): OperationRecord | undefined {
  const open = unacknowledged(known, acknowledged)
  return open.find(isUnknown) ?? open[0]
}

/** The same where what was done holds nothing back: another card may be added after one. Source: CAR-06, CAR-09. */
export function firstUnknown(
  known: readonly OperationRecord[],
  acknowledged: Acknowledged,
): OperationRecord | undefined {
  return unacknowledged(known, acknowledged).find(isUnknown)
}

function unacknowledged(
  known: readonly OperationRecord[],
  { acknowledgedKeys, retryOf }: Acknowledged,
): readonly OperationRecord[] {
  return known.filter(
    ({ status, idempotencyKey }) =>
      status !== 'rejected' &&
      status !== 'created' &&
      idempotencyKey !== retryOf?.idempotencyKey &&
      !acknowledgedKeys.includes(idempotencyKey),
  )
}
