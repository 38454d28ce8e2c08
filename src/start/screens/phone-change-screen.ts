import '@/start/capabilities/access'
import '@/start/capabilities/phone-change'

export { PhoneNumberChangeScreen } from '@/ui/access/phone-number-change-screen'
