import './capabilities/entrance'
import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import type { HttpConnection } from '@/adapters/http/create-http-environment'
import { HttpLoader, loadOnce, PortalContainer } from './composition'
import type { Configuration } from './configuration'
import type { ProvidedService } from './provided'

/** The connection to the lender's server, and the configuration of the portal. */
export interface PortalConnection extends HttpConnection {
  readonly configuration: Configuration
}

/**
 * The composition root. Classes are bound automatically; only ports are bound: here those of the device, to the
 * given services, and in `capabilities` those of each capability. Of two services for a port, the last counts.
 */
export function createContainer(connection: PortalConnection, device: readonly ProvidedService[]): Container {
  const container = new PortalContainer({ autobind: true })
  for (const [port, service] of new Map(device)) container.bind(port).toConstantValue(service)
  container.bind(Settings).toConstantValue(connection.configuration.settings)
  container.bind(HttpLoader).toConstantValue(
    // One chunk, at the first call or interaction, whichever comes first.
    loadOnce(async () => {
      const http = await import('@/adapters/http/http-adapters')
      return { http, ...http.createHttpEnvironment(connection, container) }
    }),
  )
  return container
}
