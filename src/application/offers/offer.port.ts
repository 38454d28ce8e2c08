import type { LoanKind, LoanRequest } from '@/domain/offers/new-loan'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

export type OfferFailure =
  /** Another offer for her is being made; it may be over in a moment. Source: OFF-04. */
  { readonly kind: 'another-offer' } | { readonly kind: 'maintenance' } | GatewayFailure

/** What the lender offers to a customer who asks for a new loan. Source: OFF-01 to OFF-04, OFF-06. */
export interface OfferGateway {
  /** The last one of that kind that she asked for; none when she never did. */
  lastRequest(taxId: Cuit, kind: LoanKind): Promise<Result<LoanRequest | undefined, OfferFailure>>
  /** Asks for an offer and gives its hash key, by which it is resolved; none where nothing is offered. */
  startOffer(customerId: string, kind: LoanKind): Promise<Result<string | undefined, OfferFailure>>
  offer(hashKey: string): Promise<Result<LoanRequest | undefined, OfferFailure>>
  request(hashKey: string): Promise<Result<LoanRequest, GatewayFailure>>
  /** What was chosen of it so far. */
  requestSummary(hashKey: string): Promise<Result<LoanRequest, GatewayFailure>>
}
export const OfferGateway = Symbol('OfferGateway')
