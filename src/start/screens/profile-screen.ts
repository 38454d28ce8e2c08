import '@/start/capabilities/profile'

export { ProfileScreen } from '@/ui/profile/profile-screen'
