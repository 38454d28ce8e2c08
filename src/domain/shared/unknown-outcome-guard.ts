import { hasUnknownOutcome, type OperationRecord } from './operation'
import { unacknowledgedRecords, type AcknowledgedOperations } from './operation-guard'

/**
 * Returns the first operation whose outcome is unknown and that the customer has not acknowledged.
 * Completed operations are ignored, unlike in `firstUnacknowledgedOperation`: a customer may, for
 * example, add a second card after the first. Source: CAR-06, CAR-09.
 */
export function firstOperationWithUnknownOutcome(
  known: readonly OperationRecord[],
  acknowledged: AcknowledgedOperations,
): OperationRecord | undefined {
  return unacknowledgedRecords(known, acknowledged).find(hasUnknownOutcome)
}
