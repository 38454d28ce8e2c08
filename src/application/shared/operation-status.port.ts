import type { Cuit } from '@/domain/shared/cuit'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { LenderStatus } from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import { port } from './port'

/**
 * The customer of an operation. `session`: the signed-in customer; it is not sent under another session.
 * `link`: the customer named by a link, without a session. Source: SES-21, REF-11.
 */
export interface OperationOwner {
  readonly by: 'session' | 'link'
  readonly taxId: Cuit
}

/** The lender's answer about one operation, with its number if it was done. Source: PAY-16, REV-10. */
export interface OperationReport {
  readonly status: LenderStatus
  /** Number of a charge. */
  readonly transactionId?: string
  /** Number of a payment to a shop. */
  readonly operationId?: string
  /** Number of a loan that was created. */
  readonly loanId?: string
  /** Why the card was declined; missing if unknown. Source: PAY-15. */
  readonly refusal?: CardRefusal
  /** The lender's error code, if it was not done. Source: REV-04. */
  readonly code?: string
}

export interface OperationStatusAnswer extends OperationReport {
  /** The reason, if a card was declined. Source: PAY-15. */
  readonly cardRefusal?: CardRefusal
}

/** Asks the lender for the status of an operation by its key. */
export interface OperationStatusGateway {
  status(
    idempotencyKey: string,
    owner: OperationOwner,
  ): Promise<Result<OperationStatusAnswer, GatewayFailure>>
}
export const OperationStatusGateway = port<OperationStatusGateway>('OperationStatusGateway')
