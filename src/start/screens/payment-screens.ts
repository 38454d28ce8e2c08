import '@/start/capabilities/payments'

export { paymentScreens } from '@/ui/payments/choose/payment-screens'
