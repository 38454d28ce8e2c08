import '@/start/capabilities/access'

export { UnlockScreen } from '@/ui/access/unlock-screen'
