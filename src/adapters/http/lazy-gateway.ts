import { failure, type Result } from '@/domain/shared/result'

/** What every method of a lazy gateway may return: the code was not loaded, so nothing was sent. */
type GatewayNotLoadedResult = Result<never, { readonly kind: 'no-answer'; readonly isUnsent: true }>

/**
 * The methods of a gateway whose code is loaded at first use. Each method must be able to return that the
 * code could not be loaded; a gateway with any other method does not compile.
 */
export type LazyGatewayMethods<Gateway> = {
  readonly [Method in keyof Gateway]: Gateway[Method] extends (...input: never) => Promise<infer Outcome>
    ? GatewayNotLoadedResult extends Outcome
      ? Gateway[Method]
      : never
    : never
}

/**
 * Returns a proxy for a gateway whose code is loaded at first use and not with the first screen. If the
 * code cannot be loaded, the methods of the gateway return `no-answer` and send no request.
 */
export function createLazyGateway<Gateway extends object & LazyGatewayMethods<Gateway>>(
  load: () => Promise<Gateway>,
): Gateway {
  return new Proxy(new ProxyTarget() as Gateway, {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === 'then') return undefined
      return async (...input: readonly unknown[]): Promise<unknown> => {
        const gateway = await load().catch(() => undefined)
        if (!gateway) return failure({ kind: 'no-answer', isUnsent: true })
        const method: unknown = Reflect.get(gateway, name)
        if (typeof method !== 'function') throw new TypeError(`No such method: ${name}`)
        return Reflect.apply(method, gateway, input)
      }
    },
  })
}

/** The class of the object behind the proxy. MobX does not observe instances of a class. */
class ProxyTarget {}
