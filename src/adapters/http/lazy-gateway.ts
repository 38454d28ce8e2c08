import { failure, type Result } from '@/domain/shared/result'

/** What every method of a lazy gateway may return: the code was not loaded, so nothing was sent. */
type NotLoaded = Result<never, { readonly kind: 'no-answer'; readonly isUnsent: true }>

/** The methods whose outcome has a place for `NotLoaded`. Others do not compile. */
export type LazyMethods<Gateway> = {
  readonly [Method in keyof Gateway]: Gateway[Method] extends (...input: never) => Promise<infer Outcome>
    ? NotLoaded extends Outcome
      ? Gateway[Method]
      : never
    : never
}

/**
 * A proxy for a gateway whose code is loaded at first use, so that it is not part of the first load.
 * If the code cannot be loaded, the methods return `no-answer` with nothing sent.
 */
export function lazyGateway<Gateway extends object & LazyMethods<Gateway>>(
  load: () => Promise<Gateway>,
): Gateway {
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

/** An instance of a class, so that MobX does not observe it. */
class Placeholder {}
