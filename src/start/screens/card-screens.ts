import '@/start/capabilities/cards'

export { cardScreens } from '@/ui/cards/card-screens'
