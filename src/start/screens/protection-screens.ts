import '@/start/capabilities/access'

export { protectionScreens } from '@/ui/protection/protection-screens'
