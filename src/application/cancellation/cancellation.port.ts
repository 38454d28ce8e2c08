import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A cancellation that a customer asks for at the amount that the lender said. Source: CAN-03. */
export interface CancellationOrder {
  readonly loanId: string
  readonly amount: Cents
  readonly customerId: string
}

/** The lender closed the month. Source: CAN-01. */
export type CancellationFailure = GatewayFailure | { readonly kind: 'end-of-month' }

/** Cancelling a loan before its time. It moves no money, so asking twice does no harm. Source: 1§7. */
export interface CancellationGateway {
  terms(loanId: string): Promise<Result<CancellationTerms, GatewayFailure>>
  request(order: CancellationOrder): Promise<Result<void, CancellationFailure>>
  document(order: CancellationOrder): Promise<Result<PortalFile, GatewayFailure>>
}
export const CancellationGateway = Symbol('CancellationGateway')
