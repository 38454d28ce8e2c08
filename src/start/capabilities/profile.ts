import { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(ProfileGateway, (http) => http.HttpProfileGateway),
  adapter(ProfileDrafts, StoredProfileDrafts),
)
