import './operations'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(
    AutomaticCollectionGateway,
    async () => (await import('@/adapters/http/automatic-collection-gateway')).HttpAutomaticCollectionGateway,
  ),
)
