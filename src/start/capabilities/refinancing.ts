// The down payment is a payment, so it needs the payment capability.
import './access'
import './loan-cost'
import './payments'
import { RefinancingProgressRepository } from '@/application/refinancing/refinancing-progress.port'
import { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(
    RefinancingGateway,
    async () => (await import('@/adapters/http/refinancing-gateway')).HttpRefinancingGateway,
  ),
  createAdapterBinding(RefinancingProgressRepository, StoredRefinancingProgress),
)
