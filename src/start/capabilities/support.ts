import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway } from '@/application/support/claim.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(ClaimGateway, async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway),
  adapter(ClaimDrafts, StoredClaimDrafts),
)
