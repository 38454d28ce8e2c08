import '@/start/capabilities/documents'

export { SendReceiptScreen } from '@/ui/payments/receipt/send-receipt-screen'
