import './operations'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CardGateway } from '@/application/cards/card.port'
import { bindCapability, bindGateway } from '@/start/composition'

bindCapability(
  bindGateway(CardGateway, (http) => http.HttpCardGateway),
  bindGateway(
    CardUpdateGateway,
    async () => (await import('@/adapters/http/card-update-gateway')).HttpCardUpdateGateway,
  ),
)
