import { LastOffer } from '@/application/offers/last-offer.port'
import { StoredOffer } from '@/adapters/device/stored/stored-offer'
import { adapter, capability } from '@/start/composition'

export const offers = capability(adapter(LastOffer, StoredOffer))
