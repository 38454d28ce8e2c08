import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** A request to cancel a loan early, for the amount that the lender quoted. Source: CAN-03. */
export interface CancellationRequest {
  readonly loanId: string
  readonly amount: Cents
  readonly customerId: string
}

/**
 * Why the lender does not cancel a loan. `end-of-month`: the lender does not accept cancellations until
 * the next month. Source: CAN-01.
 */
export type CancellationFailure = GatewayFailure | { readonly kind: 'end-of-month' }

/**
 * The requests to the lender's server for cancelling a loan early. A cancellation request moves no money,
 * so repeating it is harmless. Source: 1§7.
 */
export interface CancellationGateway {
  cancellationTerms(loanId: string): Promise<Result<CancellationTerms, GatewayFailure>>
  requestCancellation(order: CancellationRequest): Promise<Result<void, CancellationFailure>>
  cancellationDocument(order: CancellationRequest): Promise<Result<PortalFile, GatewayFailure>>
}
export const CancellationGateway = definePort<CancellationGateway>('CancellationGateway')
