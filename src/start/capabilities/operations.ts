import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  gateway(RecentOperationsGateway, (http) => http.HttpRecentOperationsGateway),
)
