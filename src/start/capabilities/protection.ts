import { DeviceQueries, ProtectionGateway } from '@/application/protection/protection.port'
import { bindCapability, bindGateway } from '@/start/composition'

const protection = async () => (await import('@/adapters/http/protection-gateway')).HttpProtectionGateway

bindCapability(bindGateway(ProtectionGateway, protection), bindGateway(DeviceQueries, protection))
