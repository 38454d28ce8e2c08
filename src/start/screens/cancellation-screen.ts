import '@/start/capabilities/cancellation'

export { CancellationScreen } from '@/ui/cancellation/cancellation-screen'
