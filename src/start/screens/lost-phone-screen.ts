import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

export { LostPhoneScreen } from '@/ui/protection/lost-phone-screen'
