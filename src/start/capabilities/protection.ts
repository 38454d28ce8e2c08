import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

const loadProtectionGateway = async () =>
  (await import('@/adapters/http/account-protection-gateway')).HttpAccountProtectionGateway

bindCapabilityPorts(
  createGatewayBinding(AccountProtectionGateway, loadProtectionGateway),
  createGatewayBinding(AccountDeviceQueries, loadProtectionGateway),
)
