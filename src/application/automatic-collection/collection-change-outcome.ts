import type { OperationRecord } from '@/domain/shared/operation'
import { failure, success, type Result } from '@/domain/shared/result'
import type { NotSentReason } from '@/application/shared/exactly-once'
import type {
  CollectionActivationBlocker,
  CollectionChangeBlocker,
  CollectionChangeResult,
} from './collection-changes'

/**
 * A change of the automatic collection that the lender has made. `reference` is the lender's number of the
 * change.
 */
export interface CompletedCollectionChange {
  readonly reference?: string | undefined
}

/**
 * Why a change of the automatic collection was not made, or why its outcome is unknown. `other-account`: an
 * earlier activation, which the lender may still receive, names another account. `not-sent`: no request
 * left this device.
 */
export type CollectionChangeFailure<Reason, Blocker = CollectionChangeBlocker> =
  | Reason
  | Blocker
  | { readonly kind: 'unknown' | 'other-account'; readonly operation: OperationRecord }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'not-sent' }

/** Converts the result of activating or ending the automatic collection to what the screens show. */
export function toCollectionChangeOutcome<Reason extends object, Blocker extends CollectionActivationBlocker>(
  attempted: CollectionChangeResult<Reason, Blocker>,
): Result<CompletedCollectionChange, CollectionChangeFailure<Reason, Blocker>> {
  if (!attempted.ok) return failure(toCollectionChangeFailure(attempted.failure))
  const { operation, outcome } = attempted.value
  switch (outcome.kind) {
    case 'confirmed':
      return success({ reference: outcome.reference })
    case 'rejected':
      return failure(outcome.reason ?? { kind: 'not-sent' })
    case 'unknown':
      return failure({ kind: 'unknown', operation })
  }
}

function toCollectionChangeFailure<Blocker extends CollectionActivationBlocker>(
  reason: NotSentReason<Blocker>,
): CollectionChangeFailure<never, Blocker> {
  switch (reason.kind) {
    case 'unacknowledged':
      return { kind: 'unknown', operation: reason.operation }
    case 'other-card':
      return { kind: 'other-account', operation: reason.operation }
    case 'other-customer':
    case 'left':
    case 'newer-release':
      return { kind: 'not-sent' }
    case 'in-progress':
      return { kind: 'in-progress' }
    default:
      return reason
  }
}
