import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

export { NewPasswordScreen } from '@/ui/access/new-password-screen'
