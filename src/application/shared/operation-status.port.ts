import type { Cuit } from '@/domain/shared/cuit'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from './gateway-failure'
import type { OperationReport } from './operation-follow-up'

/**
 * Who orders. `session`: the customer who is signed in, and it goes out under nobody else's session;
 * `link`: the one that a link names, without a session. Source: SES-21, REF-11.
 */
export interface OperationOwner {
  readonly by: 'session' | 'link'
  readonly taxId: Cuit
}

export interface OperationStatusAnswer extends OperationReport {
  /** The lender's word for why it was not done. Source: REV-04. */
  readonly code?: string
  /** The same, where it is one of a card's. Source: PAY-15. */
  readonly cardRefusal?: CardRefusal
}

/** What the lender knows of an order, by its key. */
export interface OperationStatusGateway {
  status(
    idempotencyKey: string,
    owner: OperationOwner,
  ): Promise<Result<OperationStatusAnswer, GatewayFailure>>
}
export const OperationStatusGateway = Symbol('OperationStatusGateway')
