import '@/start/capabilities/documents'

export { CertificateVerificationScreen } from '@/ui/documents/certificate-verification-screen'
