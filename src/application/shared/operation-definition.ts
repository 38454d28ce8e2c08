import type { OperationRecord } from '@/domain/shared/operation'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { NewOperation } from './operation-store.port'
import type { OperationOwner } from './operation-status.port'
import type { RecentOperation, RecentOperationKind } from './recent-operations.port'

/** The lender says that the operation was not done. */
export interface OperationRejected<Reason = string> {
  readonly kind: 'rejected'
  readonly reason?: Reason
}

/** Nothing was sent: the card is no longer in memory, or the request breaks the contract. */
export interface NothingSent {
  readonly kind: 'nothing-sent'
}

/** The lender has done the operation. `reference` is its number, if it has one. */
export interface OperationConfirmed {
  readonly reference?: string
}

/** What a port needs to send an operation. */
export interface OperationRequest {
  readonly idempotencyKey: string
  readonly owner: OperationOwner
}

export type SendFailure<Reason> = OperationRejected<Reason> | NothingSent | GatewayFailure

/** What the engine passes to a precondition. */
export interface PreconditionContext {
  /** Operation that is sent again, as it is stored now. */
  readonly retryOf: OperationRecord | undefined
  /** Recent operations of that kind from other devices. */
  readonly elsewhere: Promise<readonly RecentOperation[]>
}

/** What differs between kinds of operations. */
export interface OperationDefinition<Reason, Blocker extends object> {
  /**
   * The kind by which the lender lists the operation. When the precondition begins, the engine requests
   * recent operations of that kind from other devices. Source: PAY-20.
   */
  readonly listedAs?: RecentOperationKind
  /** Asks the lender just before the operation is recorded. A failure blocks it; a value is stored with it. */
  readonly precondition?: (
    moment: PreconditionContext,
  ) => Promise<Result<Partial<Pick<NewOperation, 'before' | 'pays' | 'pendingAcknowledgement'>>, Blocker>>
  /** Returns the earlier operation that blocks this one; by default the first unacknowledged one. */
  readonly findBlockingOperation?: (
    known: readonly OperationRecord[],
    acknowledged: AcknowledgedOperations,
  ) => OperationRecord | undefined
  readonly send: (request: OperationRequest) => Promise<Result<OperationConfirmed, SendFailure<Reason>>>
}

/** An operation that is completed on a provider's page: the portal sends nothing. */
export type RedirectDefinition<Blocker extends object> = Omit<OperationDefinition<never, Blocker>, 'send'>
