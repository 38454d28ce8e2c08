import '@/start/capabilities/access'
import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/cancellation'
import '@/start/capabilities/cards'
import '@/start/capabilities/consumer-requests'
import '@/start/capabilities/documents'
import '@/start/capabilities/entrance'
import '@/start/capabilities/home'
import '@/start/capabilities/loan-cost'
import '@/start/capabilities/loans'
import '@/start/capabilities/notifications'
import '@/start/capabilities/offers'
import '@/start/capabilities/operations'
import '@/start/capabilities/payments'
import '@/start/capabilities/phone-change'
import '@/start/capabilities/profile'
import '@/start/capabilities/protection'
import '@/start/capabilities/qr-payment'
import '@/start/capabilities/refinancing'
import '@/start/capabilities/revolving-line'
import '@/start/capabilities/support'
import '@/start/capabilities/survey'
import { Container } from 'inversify'
import { loadedCapabilityBindings } from '@/start/composition'

/**
 * Returns true if a part of the portal (a capability) provides a service for the port. The portal loads such
 * services together with its screens. This function loads all of them, so that tests need no screen.
 */
export function isPortBoundByCapability(port: symbol): boolean {
  const container = new Container()
  container.load(...loadedCapabilityBindings)
  return container.isBound(port)
}
