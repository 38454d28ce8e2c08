import '@/start/capabilities/access'
import '@/start/capabilities/protection'

export { protectionScreens } from '@/ui/protection/protection-screens'
