import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(
    ConsumerRequestGateway,
    async () => (await import('@/adapters/http/consumer-request-gateway')).HttpConsumerRequestGateway,
  ),
)
