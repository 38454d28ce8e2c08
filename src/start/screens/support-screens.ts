import '@/start/capabilities/survey'
import '@/start/capabilities/support'

export { supportScreens } from '@/ui/support/support-screens'
