import { LastOffer } from '@/application/offers/last-offer.port'
import { OfferGateway } from '@/application/offers/offer.port'
import { StoredOffer } from '@/adapters/device/stored/stored-offer'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(OfferGateway, (http) => http.HttpOfferGateway),
  adapter(LastOffer, StoredOffer),
)
