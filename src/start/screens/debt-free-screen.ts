import '@/start/capabilities/documents'

export { DebtFreeCertificateScreen } from '@/ui/documents/debt-free-certificate-screen'
