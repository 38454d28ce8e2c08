import type { LoanProductNumbers, LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

export type LoanOfferFailure =
  /**
   * Why no loan offer could be read. `another-offer`: the lender is preparing another offer for the
   * customer, which may be ready soon. `blocked`: the lender gives the customer no new loan for some time,
   * to protect their account. Source: ACC-40, OFF-04.
   */
  { readonly kind: 'another-offer' | 'maintenance' | 'blocked' } | GatewayFailure

/** The requests to the lender's server about offers of new loans. Source: OFF-01 to OFF-04, OFF-06. */
export interface LoanOfferGateway {
  /**
   * Returns the customer's last application for a loan of the given kind; undefined if they have made none.
   */
  findLastLoanApplication(
    taxId: Cuit,
    kind: LoanProductNumbers,
  ): Promise<Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>>
  /**
   * Asks the lender to calculate a loan offer. Returns the lender's identifier (`hashKey`) for reading the
   * offer later; undefined if the lender offers nothing.
   */
  startLoanOffer(
    customerId: string,
    kind: LoanProductNumbers,
  ): Promise<Result<string | undefined, LoanOfferFailure>>
  findLoanOffer(hashKey: string): Promise<Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>>
  findLoanApplication(hashKey: string): Promise<Result<LoanApplicationOrOffer, GatewayFailure>>
  /**
   * Returns what the customer has chosen so far in an application for a loan. `hashKey` is the lender's
   * identifier of the application.
   */
  findLoanApplicationSummary(hashKey: string): Promise<Result<LoanApplicationOrOffer, GatewayFailure>>
}
export const LoanOfferGateway = definePort<LoanOfferGateway>('LoanOfferGateway')
