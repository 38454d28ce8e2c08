import {
  Container,
  ContainerModule,
  type GetOptions,
  type OptionalGetOptions,
  type ResolutionContext,
  type ServiceIdentifier,
} from 'inversify'
import { definePort, type Port } from '@/application/shared/port'
import type * as httpCode from '@/adapters/http/http-adapters'
import { createLazyGateway, type LazyGatewayMethods } from '@/adapters/http/lazy-gateway'

type HttpModule = typeof httpCode
type HttpEnvironment = ReturnType<typeof httpCode.createHttpEnvironment>

/**
 * A function that loads the code that sends HTTP requests. Returns this code together with the client and the
 * environment that every gateway needs.
 */
export type HttpModuleLoader = () => Promise<HttpEnvironment & { readonly http: HttpModule }>
export const HttpModuleLoader = definePort<HttpModuleLoader>('HttpModuleLoader')

type GatewayClass<Gateway> = new (
  client: HttpEnvironment['client'],
  environment: HttpEnvironment['environment'],
) => Gateway

/** A port, and the class of its adapter or a function that creates it. */
type PortBinding = readonly [port: Port<object>, to: AdapterClassOrFactory]
type AdapterClassOrFactory =
  | { readonly adapter: new (...dependencies: never[]) => object }
  | { readonly create: (context: ResolutionContext) => object }

/** Returns the binding of a port to the class that implements it. Another class is a type error. */
export function createAdapterBinding<Service extends object>(
  service: Port<Service>,
  type: new (...dependencies: never[]) => NoInfer<Service>,
): PortBinding {
  return [service, { adapter: type }]
}

/**
 * Returns the binding of a port to the HTTP gateway that implements it. The gateway's code is loaded when the
 * gateway is first called: together with the HTTP code or, for a gateway that few screens use, in a file of
 * its own after it. A gateway that does not implement the port is a type error.
 */
export function createGatewayBinding<Service extends object & LazyGatewayMethods<Service>>(
  service: Port<Service>,
  classOf: (http: HttpModule) => GatewayClass<NoInfer<Service>> | Promise<GatewayClass<NoInfer<Service>>>,
): PortBinding {
  const create = (context: ResolutionContext): object => {
    const load = context.get<HttpModuleLoader>(HttpModuleLoader)
    return createLazyGateway(
      createCachedLoader(async () => {
        const { http, client, environment } = await load()
        return new (await classOf(http))(client, environment)
      }),
    )
  }
  return [service, { create }]
}

/**
 * Returns a function that calls `load` the first time and returns the same result every time. After a
 * failure, the next call loads again.
 */
export function createCachedLoader<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
    return loading
  }
}

/**
 * The bindings (which adapter implements which port) of every capability, such as payments, whose code
 * has been loaded.
 */
export const loadedCapabilityBindings = new Set<ContainerModule>()

/**
 * Makes every container bind the ports of a capability (such as payments), now that the capability's code is
 * loaded. If a container already has a service for a port, that service stays.
 */
export function bindCapabilityPorts(...bindings: readonly PortBinding[]): void {
  const module = new ContainerModule(({ bind, isBound }) => {
    for (const [service, to] of bindings) {
      if (isBound(service)) continue
      if ('adapter' in to) bind(service).to(to.adapter)
      else bind(service).toDynamicValue(to.create).inSingletonScope()
    }
  })
  loadedCapabilityBindings.add(module)
}

/**
 * A container of the portal's objects. It binds the ports of each capability (such as payments) once the
 * capability's code is loaded.
 */
export class PortalContainer extends Container {
  private readonly bound = new Set<ContainerModule>()

  override get<T>(service: ServiceIdentifier<T>, options: OptionalGetOptions): T | undefined
  override get<T>(service: ServiceIdentifier<T>, options?: GetOptions): T
  override get<T>(service: ServiceIdentifier<T>, options?: GetOptions): T | undefined {
    for (const each of loadedCapabilityBindings) {
      if (this.bound.has(each)) continue
      this.bound.add(each)
      this.load(each)
    }
    return super.get(service, options)
  }
}
