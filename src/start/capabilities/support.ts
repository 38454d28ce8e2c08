import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

const claims = async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway

bindCapabilityPorts(
  bindGateway(ClaimGateway, claims),
  bindGateway(ClaimQueries, claims),
  bindAdapter(ClaimDrafts, StoredClaimDrafts),
)
