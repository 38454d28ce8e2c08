import './operations'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CardGateway } from '@/application/cards/card.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(CardGateway, (http) => http.HttpCardGateway),
  createGatewayBinding(
    CardUpdateGateway,
    async () => (await import('@/adapters/http/card-update-gateway')).HttpCardUpdateGateway,
  ),
)
