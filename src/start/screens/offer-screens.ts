import '@/start/capabilities/offers'

export { offerScreens } from '@/ui/offers/offer-screens'
