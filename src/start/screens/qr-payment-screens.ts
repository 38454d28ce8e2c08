import '@/start/capabilities/qr-payment'

export { qrPaymentScreens } from '@/ui/qr-payment/qr-payment-screens'
