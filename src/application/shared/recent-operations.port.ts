import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { OperationOwner } from './operation-status.port'
import { definePort } from './port'

export type RecentOperationKind =
  | 'payment'
  | 'line-loan'
  | 'shop-payment'
  | 'refinancing-loan'
  | 'down-payment'

/** An operation from the lender's list, made on any device. Source: PAY-20. */
export interface RecentOperation {
  /** Key of the operation; missing if the lender received none, as for a payment on a provider's page. */
  readonly idempotencyKey?: string
  readonly kind: RecentOperationKind
  /** What the operation is about, as the lender names it: a loan number, or the text of a shop's code. */
  readonly target?: string
  readonly amount: Cents
  readonly status: 'approved' | 'rejected' | 'in-process'
  /** The lender's number of the completed operation. */
  readonly reference?: string
  readonly at: Instant
}

/** The recent operations of a customer, from all their devices. */
export interface RecentOperationsGateway {
  /** Returns the operations since that moment; empty if the lender has no such list. */
  since(at: Instant, owner: OperationOwner): Promise<Result<readonly RecentOperation[], GatewayFailure>>
}
export const RecentOperationsGateway = definePort<RecentOperationsGateway>('RecentOperationsGateway')
