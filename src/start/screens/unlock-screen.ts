import '@/start/capabilities/access'

export { PasskeyRegistrationScreen } from '@/ui/access/passkey-registration-screen'
