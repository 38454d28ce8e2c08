import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(
    ConsumerRequestGateway,
    async () => (await import('@/adapters/http/consumer-request-gateway')).HttpConsumerRequestGateway,
  ),
)
