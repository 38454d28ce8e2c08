import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

const loadGateway = async () =>
  (await import('@/adapters/http/account-protection-gateway')).HttpAccountProtectionGateway

bindCapabilityPorts(
  createGatewayBinding(AccountProtectionGateway, loadGateway),
  createGatewayBinding(AccountDeviceQueries, loadGateway),
)
