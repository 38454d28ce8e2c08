import './operations'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CardGateway } from '@/application/cards/card.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(CardGateway, (http) => http.HttpCardGateway),
  bindGateway(
    CardUpdateGateway,
    async () => (await import('@/adapters/http/card-update-gateway')).HttpCardUpdateGateway,
  ),
)
