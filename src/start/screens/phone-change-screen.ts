import '@/start/capabilities/access'
import '@/start/capabilities/phone-change'

export { PhoneChangeScreen } from '@/ui/access/phone-change-screen'
