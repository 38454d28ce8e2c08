import '@/start/capabilities/notifications'
import '@/start/capabilities/profile'

export { LogoutScreen, PortalFrame } from '@/ui/shell/portal-frame'
