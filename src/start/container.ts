import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import type { HttpConnection } from '@/adapters/http/create-http-environment'
import { gatewayPorts } from '@/adapters/http/gateway-ports'
import { lazyGateway } from '@/adapters/http/lazy-gateway'
import { PortalContainer } from './composition'
import type { Configuration } from './configuration'
import type { Provided } from './provided'

/** The connection to the lender's server, and the configuration of the portal. */
export interface Connection extends HttpConnection {
  readonly configuration: Configuration
}

const gatewayNames = Object.keys(gatewayPorts) as readonly (keyof typeof gatewayPorts)[]

/**
 * The composition root. Classes are bound automatically; only ports are bound here: those of the device to the
 * given services, those of the lender's server to their HTTP adapters. Of two services for a port, the last counts.
 */
export function createContainer(connection: Connection, device: readonly Provided[]): Container {
  const container = new PortalContainer({ autobind: true })
  for (const [port, service] of new Map(device)) container.bind(port).toConstantValue(service)
  container.bind(Settings).toConstantValue(connection.configuration.settings)
  bindGateways(container, connection)
  return container
}

/**
 * Binds the HTTP adapters, which are loaded as one chunk at the first call or interaction, whichever comes
 * first.
 */
function bindGateways(container: Container, connection: Connection): void {
  const adapters = once(async () => {
    const http = await import('@/adapters/http/http-adapters')
    return { http, ...http.createHttpEnvironment(connection, container) }
  })
  for (const name of gatewayNames) {
    const made = once(async () => {
      const { http, client, environment } = await adapters()
      return new http.gatewayClasses[name](client, environment)
    })
    container.bind(gatewayPorts[name]).toConstantValue(lazyGateway(made))
  }
}

/** Returns a function that loads once. After a failure, the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
    return loading
  }
}
