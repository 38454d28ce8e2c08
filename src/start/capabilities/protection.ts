import { DeviceQueries, ProtectionGateway } from '@/application/protection/protection.port'
import { bindCapability, gateway } from '@/start/composition'

const protection = async () => (await import('@/adapters/http/protection-gateway')).HttpProtection

bindCapability(gateway(ProtectionGateway, protection), gateway(DeviceQueries, protection))
