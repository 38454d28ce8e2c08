import type { Cuit } from '@/domain/shared/cuit'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { DownPaymentRefusalReason, RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { LenderOperationStatus } from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import { definePort } from './port'

/**
 * The customer to whom an operation belongs, and how the portal knows them. `session`: they are signed in;
 * the operation is not sent in another customer's session. `link`: a link names them, and they have not
 * signed in. Source: SES-21, REF-11.
 */
export interface OperationOwner {
  readonly identifiedBy: 'session' | 'link'
  readonly taxId: Cuit
}

/**
 * The lender's answer about the status of one operation, with the lender's number of the operation if it
 * was done. Source: PAY-16, REV-10.
 */
export interface OperationStatusReport {
  readonly status: LenderOperationStatus
  /** The lender's number of the charge, if the operation is a charge. */
  readonly chargeId?: string
  /** The lender's number of the payment to a shop, if the operation is such a payment. */
  readonly shopPaymentId?: string
  /** The lender's number of the loan, if the operation created a loan. */
  readonly loanId?: string
  /**
   * Why the lender declined the card with which a loan is paid; missing if it did not decline the card or
   * gives no reason. For a down payment, `downPaymentRefusal` says why. Source: PAY-15.
   */
  readonly cardRefusal?: CardRefusalReason
  /**
   * Why the lender did not charge the down payment of a refinancing, if the operation is one; missing if it
   * charged the down payment or gives no reason. Source: REF-09, ACC-37.
   */
  readonly downPaymentRefusal?: DownPaymentRefusalReason
  /** The lender's error code, if the operation was not done. Source: REV-04. */
  readonly errorCode?: string
}

export interface OperationStatusAnswer extends OperationStatusReport {
  /**
   * Why the lender did not create the loan of a refinancing, if the operation is such a request; missing if it
   * created the loan or gives no reason. Source: REF-05.
   */
  readonly refinancingLoanRefusal?: RefinancingLoanRefusalReason
}

/** Asks the lender for the status of an operation, by the operation's idempotency key. */
export interface OperationStatusGateway {
  status(
    idempotencyKey: string,
    owner: OperationOwner,
  ): Promise<Result<OperationStatusAnswer, GatewayFailure>>
}
export const OperationStatusGateway = definePort<OperationStatusGateway>('OperationStatusGateway')
