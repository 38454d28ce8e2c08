import type { Port } from '@/application/shared/port'

/** A port, and the service that is bound to it in the container. */
export type ProvidedService = readonly [port: Port<object>, service: object]

/**
 * Returns a port together with the service that implements it. A service that does not implement the port
 * does not compile.
 */
export function provideService<Service extends object>(
  port: Port<Service>,
  service: NoInfer<Service>,
): ProvidedService {
  return [port, service]
}
