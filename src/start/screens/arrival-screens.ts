import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

export { arrivalScreens } from '@/ui/access/arrival-screens'
