import './operations'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CardGateway } from '@/application/cards/card.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(CardGateway, (http) => http.HttpCardGateway),
  gateway(
    CardUpdateGateway,
    async () => (await import('@/adapters/http/card-update-gateway')).HttpCardUpdateGateway,
  ),
)
