import '@/start/capabilities/access'
import '@/start/capabilities/documents'
import '@/start/capabilities/payments'

export { loanScreens } from '@/ui/loans/loan-screens'
