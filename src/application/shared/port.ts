declare const service: unique symbol

/** Identifies a port in the container. Typed by its interface, so that only a service of that kind is bound to it. */
export type Port<Service> = symbol & { readonly [service]?: Service }

/** Returns the identifier of a port. `name` is the name of its interface, for messages of the container. */
export function definePort<Service extends object>(name: string): Port<Service> {
  return Symbol(name)
}
