import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { OperationOwner } from './operation-status.port'

export type RecentOperationKind =
  | 'payment'
  | 'line-loan'
  | 'shop-payment'
  | 'refinancing-loan'
  | 'down-payment'

/** An operation as the lender lists it, whatever device ordered it. Source: PAY-20. */
export interface RecentOperation {
  /** Missing where the lender received none, as from a provider's page. */
  readonly idempotencyKey?: string
  readonly kind: RecentOperationKind
  /** What it is of, in the lender's words: the number of a loan, the text of a shop's code. */
  readonly target?: string
  readonly amount: Cents
  readonly status: 'approved' | 'rejected' | 'in-process'
  /** The lender's number of what was done. */
  readonly reference?: string
  readonly at: Instant
}

/** What a customer ordered of late, from all their devices. */
export interface RecentOperationsGateway {
  /** Empty where the lender has no such list: its other lists serve alone. */
  since(at: Instant, owner: OperationOwner): Promise<Result<readonly RecentOperation[], GatewayFailure>>
}
export const RecentOperationsGateway = Symbol('RecentOperationsGateway')
