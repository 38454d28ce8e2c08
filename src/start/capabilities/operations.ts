import { OperationStore } from '@/application/shared/operation-store.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { StoredOperations } from '@/adapters/device/stored/stored-operations'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  adapter(OperationStore, StoredOperations),
  gateway(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  gateway(RecentOperationsGateway, (http) => http.HttpRecentOperationsGateway),
)
