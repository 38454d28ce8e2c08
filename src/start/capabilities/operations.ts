import { OperationStore } from '@/application/shared/operation-store.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { StoredOperations } from '@/adapters/device/stored/stored-operations'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindAdapter(OperationStore, StoredOperations),
  bindGateway(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  bindGateway(RecentOperationsGateway, (http) => http.HttpRecentOperationsGateway),
)
