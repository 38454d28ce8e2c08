import '@/start/capabilities/access'
import '@/start/capabilities/home'
import '@/start/capabilities/notifications'
import '@/start/capabilities/payments'

export { HomeScreen } from '@/ui/home/home-screen'
