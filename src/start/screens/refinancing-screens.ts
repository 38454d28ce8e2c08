import '@/start/capabilities/refinancing'

export { refinancingScreens } from '@/ui/refinancing/refinancing-screens'
