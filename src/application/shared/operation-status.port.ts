import type { Cuit } from '@/domain/shared/cuit'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { OperationReport } from './ask-about-operation'
import { port } from './port'

/**
 * The customer of an operation. `session`: the signed-in customer; it is not sent under another session.
 * `link`: the customer named by a link, without a session. Source: SES-21, REF-11.
 */
export interface OperationOwner {
  readonly by: 'session' | 'link'
  readonly taxId: Cuit
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
