import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

const protection = async () =>
  (await import('@/adapters/http/account-protection-gateway')).HttpAccountProtectionGateway

bindCapabilityPorts(
  createGatewayBinding(AccountProtectionGateway, protection),
  createGatewayBinding(AccountDeviceQueries, protection),
)
