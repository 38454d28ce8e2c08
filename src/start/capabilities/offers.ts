import { LastOffer } from '@/application/offers/last-offer.port'
import { OfferGateway } from '@/application/offers/offer.port'
import { StoredOffer } from '@/adapters/device/stored/stored-offer'
import { bindAdapter, bindCapability, bindGateway } from '@/start/composition'

bindCapability(
  bindGateway(OfferGateway, (http) => http.HttpOfferGateway),
  bindAdapter(LastOffer, StoredOffer),
)
