import { Container } from 'inversify'
import { survey } from '@/start/capabilities/survey'
import { notifications } from '@/start/capabilities/notifications'
import { home } from '@/start/capabilities/home'
import { documents } from '@/start/capabilities/documents'
import { access } from '@/start/capabilities/access'
import { offers } from '@/start/capabilities/offers'
import { payments } from '@/start/capabilities/payments'
import { phoneChange } from '@/start/capabilities/phone-change'
import { profile } from '@/start/capabilities/profile'
import { qrPayment } from '@/start/capabilities/qr-payment'
import { refinancing } from '@/start/capabilities/refinancing'
import { revolvingLine } from '@/start/capabilities/revolving-line'
import { support } from '@/start/capabilities/support'

/** What the portal binds with its screens, for tests that resolve use cases without a screen. */
const modules = [
  access,
  documents,
  home,
  notifications,
  survey,
  offers,
  payments,
  phoneChange,
  profile,
  qrPayment,
  refinancing,
  revolvingLine,
  support,
]

/** Returns whether a capability binds the port. */
export function isBoundByCapability(port: symbol): boolean {
  const container = new Container()
  container.load(...modules)
  return container.isBound(port)
}
