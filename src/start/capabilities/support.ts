import { ClaimDrafts } from '@/application/support/claim-drafts.port'
import { ClaimGateway, ClaimQueries } from '@/application/support/claim.port'
import { SurveyDrafts } from '@/application/support/survey-drafts.port'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { StoredSurveyDrafts } from '@/adapters/device/stored/stored-survey-drafts'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

const loadClaimGateway = async () => (await import('@/adapters/http/claim-gateway')).HttpClaimGateway

bindCapabilityPorts(
  createGatewayBinding(ClaimGateway, loadClaimGateway),
  createGatewayBinding(ClaimQueries, loadClaimGateway),
  createAdapterBinding(ClaimDrafts, StoredClaimDrafts),
  // Paying needs the rest of the survey, to invite to it, but not what the customer types there.
  createAdapterBinding(SurveyDrafts, StoredSurveyDrafts),
)
