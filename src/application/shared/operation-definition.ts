import type { OperationRecord } from '@/domain/shared/operation'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { NewOperation } from './operation-store.port'
import type { OperationOwner } from './operation-status.port'
import type { RecentOperation, RecentOperationKind } from './recent-operations.port'

/** The lender's answer that the operation was not done. */
export interface OperationRejected<Reason = string> {
  readonly kind: 'rejected'
  readonly reason?: Reason | undefined
}

/**
 * Failure of an operation for which no request was sent, because the card is no longer in memory or the
 * request would violate the API contract.
 */
interface OperationNotSent {
  readonly kind: 'nothing-sent'
}

/**
 * The lender's answer that it has done the operation. `reference` is the lender's number of the operation,
 * if it has one.
 */
export interface OperationConfirmed {
  readonly reference?: string
}

/** The fields that every request for an operation needs: the operation's idempotency key and its customer. */
export interface OperationRequestFields {
  readonly idempotencyKey: string
  readonly owner: OperationOwner
}

export type OperationSendFailure<Reason> = OperationRejected<Reason> | OperationNotSent | GatewayFailure

/**
 * The data from which the precondition of an operation decides whether it may be sent: the operation that is
 * sent again, if any, and recent operations on other devices.
 */
export interface PreconditionContext {
  /** The operation that is to be sent again, as it is stored now; undefined if the operation is new. */
  readonly operationToRetry: OperationRecord | undefined
  /** Recent operations of the same kind that the customer made on other devices. */
  readonly operationsOnOtherDevices: Promise<readonly RecentOperation[]>
}

/**
 * What `ExactlyOnce` needs to know about a kind of operation: how it is sent, what is checked before that,
 * and what blocks it.
 */
export interface OperationDefinition<Reason, Blocker extends object> {
  /**
   * The kind under which the lender lists the operation. When the precondition begins, `ExactlyOnce`
   * requests from the lender the recent operations of this kind on other devices. Source: PAY-20.
   */
  readonly recentOperationKind?: RecentOperationKind
  /**
   * Asks the lender, just before the operation is recorded, whether it may be sent. If the precondition
   * fails, the operation is not sent. If it succeeds, the value that it returns is stored with the
   * operation.
   */
  readonly precondition?: (
    context: PreconditionContext,
  ) => Promise<Result<Partial<Pick<NewOperation, 'before' | 'pays' | 'pendingAcknowledgement'>>, Blocker>>
  /**
   * Returns the earlier operation that blocks the new one. If this function is missing,
   * `firstUnacknowledgedOperation` is used.
   */
  readonly findBlockingOperation?: (
    known: readonly OperationRecord[],
    acknowledged: AcknowledgedOperations,
  ) => OperationRecord | undefined
  readonly send: (
    request: OperationRequestFields,
  ) => Promise<Result<OperationConfirmed, OperationSendFailure<Reason>>>
}

/**
 * The definition of an operation that the customer completes on a provider's page. The portal sends no
 * request for such an operation.
 */
export type RedirectOperationDefinition<Blocker extends object> = Omit<
  OperationDefinition<never, Blocker>,
  'send'
>
