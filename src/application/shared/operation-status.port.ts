import type { Cuit } from '@/domain/shared/cuit'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { LenderOperationStatus } from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import { definePort } from './port'

/**
 * The customer of an operation. `session`: the signed-in customer; the operation is not sent in another
 * customer's session. `link`: the customer named by a link, who has not signed in. Source: SES-21, REF-11.
 */
export interface OperationOwner {
  readonly by: 'session' | 'link'
  readonly taxId: Cuit
}

/** The lender's answer about one operation, with its number if it was done. Source: PAY-16, REV-10. */
export interface OperationReport {
  readonly status: LenderOperationStatus
  /** The lender's number of the charge, if the operation is one. */
  readonly transactionId?: string
  /** The lender's number of the payment to a shop, if the operation is one. */
  readonly operationId?: string
  /** Number of the loan that the operation created, if it is a loan. */
  readonly loanId?: string
  /** Why the card was declined; missing if unknown. Source: PAY-15. */
  readonly refusal?: CardRefusal
  /** The lender's error code, if the operation was not done. Source: REV-04. */
  readonly code?: string
}

export interface OperationStatusAnswer extends OperationReport {
  /** Why the lender declined the card, if it did. Source: PAY-15. */
  readonly cardRefusal?: CardRefusal
}

/** Asks the lender for the status of an operation by its key. */
export interface OperationStatusGateway {
  status(
    idempotencyKey: string,
    owner: OperationOwner,
  ): Promise<Result<OperationStatusAnswer, GatewayFailure>>
}
export const OperationStatusGateway = definePort<OperationStatusGateway>('OperationStatusGateway')
