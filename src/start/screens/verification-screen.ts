import '@/start/capabilities/documents'

export { VerificationScreen } from '@/ui/documents/verification-screen'
