import '@/start/capabilities/access'
import '@/start/capabilities/profile'

export { ProfileScreen } from '@/ui/profile/profile-screen'
