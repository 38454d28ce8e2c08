import '@/start/capabilities/support'

export { supportScreens } from '@/ui/support/support-screens'
