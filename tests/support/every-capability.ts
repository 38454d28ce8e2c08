import { Container } from 'inversify'
import { profile } from '@/start/capabilities/profile'
import { compose } from '@/start/composition'

const modules = [profile]

/** Binds what the portal binds with its screens, for tests that resolve use cases without a screen. */
export function composeEveryCapability(): void {
  compose(...modules)
}

/** Returns whether a capability binds the port. */
export function isBoundByCapability(port: symbol): boolean {
  const container = new Container()
  container.load(...modules)
  return container.isBound(port)
}
