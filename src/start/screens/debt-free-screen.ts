import '@/start/capabilities/documents'

export { DebtFreeScreen } from '@/ui/documents/debt-free-screen'
