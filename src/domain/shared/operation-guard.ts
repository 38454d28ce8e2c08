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
  { acknowledgedKeys, retryOf }: Acknowledged,
): OperationRecord | undefined {
  const open = known.filter(
    ({ status, idempotencyKey }) =>
      status !== 'rejected' &&
      status !== 'created' &&
      idempotencyKey !== retryOf?.idempotencyKey &&
      !acknowledgedKeys.includes(idempotencyKey),
  )
  return open.find(isUnknown) ?? open[0]
}
