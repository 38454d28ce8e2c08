import type { LoanKind, LoanRequest } from '@/domain/offers/new-loan'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

export type OfferFailure =
  /** The lender is preparing another offer for the customer; it may be ready in a moment. Source: OFF-04. */
  { readonly kind: 'another-offer' } | { readonly kind: 'maintenance' } | GatewayFailure

/** What the lender offers to a customer who asks for a new loan. Source: OFF-01 to OFF-04, OFF-06. */
export interface OfferGateway {
  /** The customer's last request of that kind; undefined if there is none. */
  lastRequest(taxId: Cuit, kind: LoanKind): Promise<Result<LoanRequest | undefined, OfferFailure>>
  /** Asks for an offer and gives its hash key, by which it is resolved; none where nothing is offered. */
  startOffer(customerId: string, kind: LoanKind): Promise<Result<string | undefined, OfferFailure>>
  offer(hashKey: string): Promise<Result<LoanRequest | undefined, OfferFailure>>
  request(hashKey: string): Promise<Result<LoanRequest, GatewayFailure>>
  /** What was chosen of it so far. */
  requestSummary(hashKey: string): Promise<Result<LoanRequest, GatewayFailure>>
}
export const OfferGateway = Symbol('OfferGateway')
