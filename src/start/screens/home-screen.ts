import '@/start/capabilities/payments'

export { HomeScreen } from '@/ui/home/home-screen'
