import { failure } from '@/domain/shared/result'

/**
 * Stands in for a gateway whose code is fetched at its first use, so that the first visit does not carry it.
 * Every method of a gateway promises a Result, so code that cannot be fetched is no answer to what was never sent.
 */
export function lazyGateway<Gateway extends object>(load: () => Promise<Gateway>): Gateway {
  return new Proxy(new Placeholder() as Gateway, {
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

/** A class instance, which MobX leaves alone. */
class Placeholder {}
