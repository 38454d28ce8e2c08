import '@/start/capabilities/documents'

export { ReceiptNotificationScreen } from '@/ui/payments/receipt/receipt-notification-screen'
