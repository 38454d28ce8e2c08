import { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(ProfileGateway, (http) => http.HttpProfileGateway),
  createAdapterBinding(ProfileDrafts, StoredProfileDrafts),
)
