import { ProtectionGateway } from '@/application/protection/protection.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(ProtectionGateway, async () => (await import('@/adapters/http/protection-gateway')).HttpProtection),
)
