import '@/start/capabilities/access'
import '@/start/capabilities/profile'
import '@/start/capabilities/protection'

export { ProfileScreen } from '@/ui/profile/profile-screen'
