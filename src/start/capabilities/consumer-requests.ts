import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(
    ConsumerRequestGateway,
    async () => (await import('@/adapters/http/consumer-request-gateway')).HttpConsumerRequestGateway,
  ),
)
