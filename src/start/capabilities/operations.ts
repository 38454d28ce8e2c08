import { OperationStore } from '@/application/shared/operation-store.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { StoredCustomerOperations } from '@/adapters/device/stored/stored-customer-operations'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createAdapterBinding(OperationStore, StoredCustomerOperations),
  createGatewayBinding(OperationStatusGateway, (http) => http.HttpOperationStatusGateway),
  createGatewayBinding(RecentOperationsGateway, (http) => http.HttpRecentOperationsGateway),
)
