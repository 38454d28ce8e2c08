import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { bindCapability, bindGateway } from '@/start/composition'

bindCapability(
  bindGateway(
    ConsumerRequestGateway,
    async () => (await import('@/adapters/http/consumer-request-gateway')).HttpConsumerRequestGateway,
  ),
)
