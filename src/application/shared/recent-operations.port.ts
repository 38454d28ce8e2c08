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

/** An operation from the lender's list of recent operations, made on any device. Source: PAY-20. */
export interface RecentOperation {
  /**
   * Idempotency key of the operation; missing if the lender received no key, as for a payment on a
   * provider's page.
   */
  readonly idempotencyKey?: string
  readonly kind: RecentOperationKind
  /**
   * What the operation is about, as the lender names it: for a payment the loan number, for a shop payment
   * the text of the shop's QR code, and for a credit line loan that pays a purchase the text `PAYMENT_QR`.
   */
  readonly target?: string
  readonly amount: Cents
  readonly status: 'approved' | 'rejected' | 'in-process'
  /** The lender's number of the completed operation. */
  readonly reference?: string
  readonly at: Instant
}

/** Reads the recent operations of a customer, made on any of their devices. */
export interface RecentOperationsGateway {
  /**
   * Returns the operations made since the given time; empty if the lender has no list of recent operations.
   */
  operationsSince(
    at: Instant,
    owner: OperationOwner,
  ): Promise<Result<readonly RecentOperation[], GatewayFailure>>
}
export const RecentOperationsGateway = definePort<RecentOperationsGateway>('RecentOperationsGateway')
