import '@/start/capabilities/payments'

export { MyPaymentsScreen } from '@/ui/payments/history/my-payments-screen'
