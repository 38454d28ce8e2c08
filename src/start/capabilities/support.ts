import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { adapter, capability } from '@/start/composition'

export const support = capability(adapter(ClaimDrafts, StoredClaimDrafts))
