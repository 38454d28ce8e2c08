import { LastLoanOfferStore } from '@/application/offers/last-loan-offer-store.port'
import { LoanOfferGateway } from '@/application/offers/offer.port'
import { StoredLastLoanOffer } from '@/adapters/device/stored/stored-offer'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(LoanOfferGateway, (http) => http.HttpLoanOfferGateway),
  createAdapterBinding(LastLoanOfferStore, StoredLastLoanOffer),
)
