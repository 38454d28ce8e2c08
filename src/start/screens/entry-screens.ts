import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

export { InitError, entryScreens } from '@/ui/access/entry-screens'
