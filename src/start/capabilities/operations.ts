import { OperationStore } from '@/application/shared/operation-store.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { StoredCustomerOperations } from '@/adapters/device/stored/stored-customer-operations'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindAdapter(OperationStore, StoredCustomerOperations),
  bindGateway(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  bindGateway(RecentOperationsGateway, (http) => http.HttpRecentOperationsGateway),
)
