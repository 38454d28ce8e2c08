import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { bindAdapter, bindCapability, bindGateway } from '@/start/composition'

const claims = async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway

bindCapability(
  bindGateway(ClaimGateway, claims),
  bindGateway(ClaimQueries, claims),
  bindAdapter(ClaimDrafts, StoredClaimDrafts),
)
