import './operations'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { bindCapability, bindGateway } from '@/start/composition'

bindCapability(
  bindGateway(
    AutomaticCollectionGateway,
    async () => (await import('@/adapters/http/automatic-collection-gateway')).HttpAutomaticCollectionGateway,
  ),
)
