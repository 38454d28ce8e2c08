import type { Port } from '@/application/shared/port'

/** A port together with the service that the container returns for it. */
export type PortWithService = readonly [port: Port<object>, service: object]

/**
 * Returns a port together with the service that implements it. A service that does not implement the
 * port is a type error.
 */
export function pairPortWithService<Service extends object>(
  port: Port<Service>,
  service: NoInfer<Service>,
): PortWithService {
  return [port, service]
}
