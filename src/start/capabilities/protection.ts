import { DeviceQueries, ProtectionGateway } from '@/application/protection/protection.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

const protection = async () => (await import('@/adapters/http/protection-gateway')).HttpProtectionGateway

bindCapabilityPorts(bindGateway(ProtectionGateway, protection), bindGateway(DeviceQueries, protection))
