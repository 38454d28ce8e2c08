import './operations'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(
    AutomaticCollectionGateway,
    async () => (await import('@/adapters/http/automatic-collection-gateway')).HttpAutomaticCollectionGateway,
  ),
)
