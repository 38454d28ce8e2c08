import './capabilities/entrance'
import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import type { HttpConnection } from '@/adapters/http/create-http-environment'
import { HttpModuleLoader, createCachedLoader, PortalContainer } from './composition'
import type { Configuration } from './configuration'
import type { PortWithService } from './port-with-service'

/**
 * The connection to the lender's server (its addresses, and the function that sends requests), together with
 * the portal's configuration.
 */
interface PortalServerConnection extends HttpConnection {
  readonly configuration: Configuration
}

/**
 * Returns the container that creates the portal's objects (the composition root). Classes are bound
 * automatically. Ports of the device are bound here, to the given services; if two services are given for a
 * port, the last one is used. Ports of each capability (such as payments) are bound by the code in the folder
 * `capabilities`.
 */
export function createContainer(
  connection: PortalServerConnection,
  device: readonly PortWithService[],
): Container {
  const container = new PortalContainer({ autobind: true })
  for (const [port, service] of new Map(device)) container.bind(port).toConstantValue(service)
  container.bind(Settings).toConstantValue(connection.configuration.settings)
  container.bind(HttpModuleLoader).toConstantValue(
    // One chunk, at the first call or interaction, whichever comes first.
    createCachedLoader(async () => {
      const http = await import('@/adapters/http/http-adapters')
      return { http, ...http.createHttpEnvironment(connection, container) }
    }),
  )
  return container
}
