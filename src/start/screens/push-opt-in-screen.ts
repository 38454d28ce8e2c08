import '@/start/capabilities/notifications'

export { PushOptInScreen } from '@/ui/notifications/push-opt-in-screen'
