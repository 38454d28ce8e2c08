import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

const loadClaimGateway = async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway

bindCapabilityPorts(
  createGatewayBinding(ClaimGateway, loadClaimGateway),
  createGatewayBinding(ClaimQueries, loadClaimGateway),
  createAdapterBinding(ClaimDrafts, StoredClaimDrafts),
)
