import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { adapter, bindCapability, gateway } from '@/start/composition'

const claims = async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway

bindCapability(
  gateway(ClaimGateway, claims),
  gateway(ClaimQueries, claims),
  adapter(ClaimDrafts, StoredClaimDrafts),
)
