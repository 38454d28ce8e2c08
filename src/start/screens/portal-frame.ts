import '@/start/capabilities/notifications'

export { LogoutScreen, PortalFrame } from '@/ui/shell/portal-frame'
