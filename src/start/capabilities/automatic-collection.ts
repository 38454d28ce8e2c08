import './operations'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(
    AutomaticCollectionGateway,
    async () => (await import('@/adapters/http/automatic-collection-gateway')).HttpAutomaticCollectionGateway,
  ),
)
