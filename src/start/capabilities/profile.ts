import { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(ProfileGateway, (http) => http.HttpProfileGateway),
  bindAdapter(ProfileDrafts, StoredProfileDrafts),
)
