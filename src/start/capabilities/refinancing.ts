// The down payment is a payment, so it needs the payment capability.
import './access'
import './loan-cost'
import './payments'
import { RefinancingProgressRepository } from '@/application/refinancing/refinancing-progress.port'
import { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import { StoredRefinancingProgress } from '@/adapters/device/stored/stored-refinancing-progress'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(
    RefinancingGateway,
    async () => (await import('@/adapters/http/refinancing-gateway')).HttpRefinancingGateway,
  ),
  bindAdapter(RefinancingProgressRepository, StoredRefinancingProgress),
)
