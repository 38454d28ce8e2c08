import '@/start/capabilities/consumer-requests'

export { RevocationScreen, ServiceCancellationScreen } from '@/ui/cancellation/consumer-request-screens'
