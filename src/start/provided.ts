import type { Port } from '@/application/shared/port'

/** A port and the service that is bound to it. */
export type ProvidedService = readonly [port: Port<object>, service: object]

/** Binds a service to a port. A service of another kind does not compile. */
export function provide<Service extends object>(
  port: Port<Service>,
  service: NoInfer<Service>,
): ProvidedService {
  return [port, service]
}
