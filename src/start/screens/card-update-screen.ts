import '@/start/capabilities/cards'

export { CardUpdateScreen } from '@/ui/cards/card-update-screen'
