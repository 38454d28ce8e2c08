import '@/start/capabilities/payments'

export { PaymentReceiptScreen } from '@/ui/payments/receipt/payment-receipt-screen'
