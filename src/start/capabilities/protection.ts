import { AccountDeviceQueries, AccountProtectionGateway } from '@/application/protection/protection.port'
import { bindCapabilityPorts, bindGateway } from '@/start/composition'

const protection = async () =>
  (await import('@/adapters/http/account-protection-gateway')).HttpAccountProtectionGateway

bindCapabilityPorts(
  bindGateway(AccountProtectionGateway, protection),
  bindGateway(AccountDeviceQueries, protection),
)
