import { profile } from '@/start/capabilities/profile'
import { compose } from '@/start/composition'

export { ProfileScreen } from '@/ui/profile/profile-screen'

compose(profile)
