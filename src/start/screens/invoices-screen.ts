import '@/start/capabilities/documents'

export { InvoicesScreen } from '@/ui/documents/invoices-screen'
