import '@/start/capabilities/access'
import '@/start/capabilities/notifications'
import '@/start/capabilities/protection'

export { LostPhoneScreen } from '@/ui/protection/lost-phone-screen'
