import {
  Container,
  ContainerModule,
  type GetOptions,
  type OptionalGetOptions,
  type ServiceIdentifier,
} from 'inversify'
import type { Port } from '@/application/shared/port'

/** A port and the class of its adapter. */
type Binding = readonly [port: Port<object>, adapter: new (...dependencies: never[]) => object]

/** Binds an adapter to a port. An adapter of another port does not compile. */
export function adapter<Service extends object>(
  port: Port<Service>,
  type: new (...dependencies: never[]) => NoInfer<Service>,
): Binding {
  return [port, type]
}

const loaded = new Set<ContainerModule>()

/**
 * Binds what a capability keeps on the device, in every container, as soon as its code is loaded. Services that a
 * container was given stay.
 */
export function capability(...bindings: readonly Binding[]): ContainerModule {
  const module = new ContainerModule(({ bind, isBound }) => {
    for (const [port, type] of bindings) if (!isBound(port)) bind(port).to(type)
  })
  loaded.add(module)
  return module
}

/** A container that binds each capability as soon as its code is loaded. */
export class PortalContainer extends Container {
  private readonly bound = new Set<ContainerModule>()

  override get<T>(service: ServiceIdentifier<T>, options: OptionalGetOptions): T | undefined
  override get<T>(service: ServiceIdentifier<T>, options?: GetOptions): T
  override get<T>(service: ServiceIdentifier<T>, options?: GetOptions): T | undefined {
    for (const each of loaded) {
      if (this.bound.has(each)) continue
      this.bound.add(each)
      this.load(each)
    }
    return super.get(service, options)
  }
}
