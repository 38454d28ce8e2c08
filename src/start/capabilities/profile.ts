import { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { adapter, capability } from '@/start/composition'

export const profile = capability(adapter(ProfileDrafts, StoredProfileDrafts))
