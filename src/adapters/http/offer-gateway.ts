import type { LoanProductNumbers, LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { LoanOfferFailure, LoanOfferGateway } from '@/application/offers/offer.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { offersContract as calls } from '@/adapters/contract/offers.contract'
import { HttpGateway } from './http-gateway'
import { toLoanApplication, toLoanOffer, toLoanOfferQuery, toLoanApplicationQuery } from './offer-mapper'

/** The failure for the server's maintenance code. Source: OFF-04. */
const maintenanceFailure = { SERVICE_UNAVAILABLE_FOR_MAINTENANCE: { kind: 'maintenance' } } as const
/** The failure for the code with which the server blocks a new debt. Source: ACC-40. */
const debtBlockedFailure = { OPERATION_HELD_BACK: { kind: 'blocked' } } as const
const offerFailures = {
  THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS: { kind: 'another-offer' },
  ...maintenanceFailure,
} as const

export class HttpLoanOfferGateway extends HttpGateway implements LoanOfferGateway {
  findLastLoanApplication(
    taxId: Cuit,
    kind: LoanProductNumbers,
  ): Promise<Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>> {
    return this.askWithFailures(
      calls.findLastRequest,
      { path: { taxId }, query: toLoanApplicationQuery(kind) },
      { toValue: (request) => request && toLoanApplication(request), refusalFailures: maintenanceFailure },
    )
  }

  startLoanOffer(
    customerId: string,
    kind: LoanProductNumbers,
  ): Promise<Result<string | undefined, LoanOfferFailure>> {
    return this.askWithFailures(
      calls.startOffer,
      { path: { customerId }, query: toLoanOfferQuery(kind) },
      {
        toValue: (started) => started?.hashKey,
        refusalFailures: { ...offerFailures, ...debtBlockedFailure },
      },
    )
  }

  findLoanOffer(hashKey: string): Promise<Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>> {
    return this.askWithFailures(
      calls.findOffer,
      { path: { hashKey } },
      { toValue: (offer) => offer && toLoanOffer(offer), refusalFailures: offerFailures },
    )
  }

  findLoanApplication(id: string): Promise<Result<LoanApplicationOrOffer, GatewayFailure>> {
    return this.ask(calls.findRequest, { path: { id } }, toLoanApplication)
  }

  findLoanApplicationSummary(id: string): Promise<Result<LoanApplicationOrOffer, GatewayFailure>> {
    return this.ask(calls.findRequestSummary, { path: { id } }, toLoanApplication)
  }
}
