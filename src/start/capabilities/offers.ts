import { LastLoanOfferStore } from '@/application/offers/last-loan-offer-store.port'
import { LoanOfferGateway } from '@/application/offers/offer.port'
import { StoredLastLoanOffer } from '@/adapters/device/stored/stored-offer'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(LoanOfferGateway, (http) => http.HttpLoanOfferGateway),
  bindAdapter(LastLoanOfferStore, StoredLastLoanOffer),
)
