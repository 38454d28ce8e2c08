declare const serviceType: unique symbol

/**
 * Identifies a port in the dependency injection container. It is typed by the port's interface, so that
 * only a service of that kind is bound to it.
 */
export type Port<Service> = symbol & { readonly [serviceType]?: Service }

/**
 * Returns the identifier of a port for the dependency injection container. `name` is the name of the port's
 * interface, for error messages of the container.
 */
export function definePort<Service extends object>(name: string): Port<Service> {
  return Symbol(name)
}
