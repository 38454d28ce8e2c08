import '@/start/capabilities/access'
import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/payments'

export { collectionScreens } from '@/ui/automatic-collection/collection-screens'
